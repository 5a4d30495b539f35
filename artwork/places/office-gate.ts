import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { valley } from '#artwork/valley.ts';
import { cyclist } from './bicycle.ts';
import { blossoms, bushes, cypress, dayLeaves, morningLeaves, tree } from './garden.ts';
import { gardenWall, gatePillar, morningWall } from './garden-wall.ts';
import { morningBrick, newariHouse } from './newari-house.ts';
import { people } from './people.ts';
import { hourNamed, SLIDE, slideSheet } from './slide.ts';

const FOOT = 416;
const GATE = { left: 566, right: 706 };

function backdrop(sheet: Sheet): string {
  const scene = valley(sheet, {
    ...SLIDE,
    height: 430,
    hour: hourNamed('early morning'),
    sun: [214, 150],
    radius: 38,
    peaks: [
      { summit: [90, 170], left: 130, right: 120 },
      { summit: [372, 128], left: 160, right: 160 },
      { summit: [880, 150], left: 150, right: 150 },
    ],
    middle: [262, 236, 268, 240, 262, 246, 270, 240],
    near: [318, 306, 322, 312, 318, 306, 314],
    trees: 46,
    treeHeights: [10, 22],
    seed: 611,
    slope: { crest: '#2C86B8', foot: '#2C93A0', footAt: 430 },
  });
  return scene.behind + scene.front;
}

/** Courses of brick; nearer ones are deeper. */
function brickPath(sheet: Sheet): string {
  const rows = [424, 434, 446, 460, 476, 495, 518].map((y) => `M300 ${y}h600`).join('');
  const edge = 'M590 400h92q14 60 122 144H424q150-84 166-144z';
  return (
    path(edge, { fill: '#E2A27C' }) +
    path('M590 400h28q-14 60-92 144H424q150-84 166-144z', { fill: '#F3C19B' }) +
    line(rows, '#B4603F', 2, { opacity: 0.45, 'clip-path': sheet.clip(path(edge, {})) })
  );
}

/** An open door leaf, seen at an angle. */
function leaf(at: Point, flip: number): string {
  return place(
    at,
    1,
    path('M0 0v-104l34 14V10z', { fill: '#5A3423' }) +
      path('M6-6v-38l22 7v38zM6-52v-38l22 9v37z', { fill: '#7A4A32' }) +
      path('M0-104l34 14v4L0-99z', { fill: '#FFD3A6', opacity: 0.6 }),
    flip,
  );
}

function pillarCap([x, y]: Point): string {
  return (
    path(`M${x - 30} ${y}h60l-22-18h-16z`, { fill: '#EEF3F8' }) +
    path(`M${x - 30} ${y}h22l6-18h-6z`, { fill: '#C9D6E2' }) +
    circle([x, y - 24], 8, { fill: '#C9D6E2' })
  );
}

function gate(): string {
  return (
    leaf([GATE.left + 16, FOOT - 4], 1) +
    leaf([GATE.right - 16, FOOT - 4], -1) +
    gatePillar([GATE.left, FOOT], 40, 124, morningWall) +
    gatePillar([GATE.right, FOOT], 40, 124, morningWall) +
    pillarCap([GATE.left, FOOT - 133]) +
    pillarCap([GATE.right, FOOT - 133])
  );
}

/** A flowering creeper that hangs over the wall. */
function creeper(): string {
  return (
    bushes([770, 330], [960, 320], 20, dayLeaves.shade) +
    bushes([786, 342], [940, 334], 14, dayLeaves.leaf) +
    blossoms([780, 334], [950, 326], {
      count: 13,
      size: 8,
      seed: 6,
      colors: ['#F7B7C3', '#FFF3E2'],
    })
  );
}

export function officeGate(name: string): string {
  const sheet = slideSheet(name);
  return sheet.render(
    backdrop(sheet),
    tree([424, 372], 1.3, morningLeaves),
    tree([880, 372], 1.5, morningLeaves, -1),
    newariHouse([636, 380], 0.76, morningBrick, -1),
    cypress([476, 380], 1.16, morningLeaves),
    cypress([806, 380], 1.2, morningLeaves),
    path('M540 384h192v40H540z', { fill: '#2C93A0' }),
    path('M0 408h960v132H0z', { fill: sheet.fade([0, '#EFD3B4'], [1, '#DDB48F']) }),
    brickPath(sheet),
    gardenWall([-10, FOOT], 566, 80, morningWall),
    gardenWall([722, FOOT], 260, 80, morningWall),
    path('M-10 408h574v16H-10zM724 408h240v16H724z', { fill: '#7B3A22', opacity: 0.3 }),
    bushes([-20, 322], [70, 334], 22, dayLeaves.shade),
    bushes([-20, 340], [40, 350], 16, dayLeaves.leaf),
    creeper(),
    gate(),
    path('M176 503h196q-20 9-98 9t-98-9z', { fill: '#7B4A32', opacity: 0.28 }),
    place([272, 506], 1.56, cyclist({ ...people.asha, backpack: '#0B3B68' })),
    bushes([-20, 540], [120, 552], 26, dayLeaves.shade),
    bushes([840, 548], [980, 532], 28, dayLeaves.shade),
    blossoms([0, 528], [110, 538], { count: 9, size: 8, seed: 3, colors: ['#FFF3E2', '#F7B7C3'] }),
    blossoms([850, 534], [960, 522], {
      count: 9,
      size: 8,
      seed: 4,
      colors: ['#FFF3E2', '#F7B7C3'],
    }),
  );
}
