import type { Sheet } from '#artwork/sheet.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { valley } from '#artwork/valley.ts';
import { figure, figureShape } from './figure.ts';
import { blossoms, bushes, cypress, dayLeaves, tree } from './garden.ts';
import { morningBrick, newariHouse } from './newari-house.ts';
import { laptop } from './office-things.ts';
import { oldTree } from './old-tree.ts';
import { people } from './people.ts';
import { hourNamed, SLIDE, slideSheet } from './slide.ts';
import { atDesk, onGrass, walking } from './stances.ts';

const LAWN = '#5DB584';
const STONE = '#B9C7D6';

function backdrop(sheet: Sheet): string {
  const scene = valley(sheet, {
    ...SLIDE,
    height: 400,
    hour: hourNamed('early afternoon'),
    sun: [470, 84],
    radius: 28,
    peaks: [
      { summit: [420, 158], left: 140, right: 140 },
      { summit: [610, 132], left: 150, right: 150 },
      { summit: [930, 170], left: 120, right: 120 },
    ],
    middle: [258, 234, 262, 240, 258, 236, 262],
    near: [318, 310, 314, 300, 288, 282, 278],
    trees: 40,
    treeHeights: [10, 20],
    seed: 631,
    slope: { crest: '#3C98A8', foot: '#4DAE90', footAt: 400 },
  });
  return scene.behind + scene.front;
}

/** One step of the garden: a flower bed above a drystone wall. */
function bed(from: Point, to: Point, wall: number, seed: number): string {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const colors = seed % 2 === 0 ? ['#F7B7C3', '#FFF3E2'] : ['#FFF3E2', '#F5D06B'];
  const stones = Array.from({ length: 13 }, (_, index) => {
    const share = (index + 0.6) / 13;
    const y = y0 + (y1 - y0) * share + wall * (0.3 + 0.4 * (index % 2));
    return `M${Math.round(x0 + (x1 - x0) * share)} ${Math.round(y)}h14`;
  });
  return (
    bushes([x0, y0 + 2], [x1, y1 + 2], 11, dayLeaves.leaf) +
    blossoms([x0, y0 - 2], [x1, y1 - 2], { count: 26, size: 7, seed, colors }) +
    path(`M${x0 - 8} ${y0 + 4}L${x1} ${y1 + 4}v${wall}L${x0 - 8} ${y0 + wall + 4}z`, {
      fill: STONE,
    }) +
    line(stones.join(''), '#8FA3B8', 2.4, { 'stroke-linecap': 'round' })
  );
}

function terracedBeds(): string {
  return (
    path('M440 376Q640 330 980 300v120H440z', { fill: '#3FA377' }) +
    bed([640, 338], [970, 318], 20, 5) +
    path('M560 366Q700 354 980 342v80H480z', { fill: LAWN }) +
    bed([600, 386], [970, 366], 24, 8) +
    path('M500 416Q700 408 980 394v60H480z', { fill: LAWN })
  );
}

function lawn(sheet: Sheet): string {
  return (
    path('M-10 362Q300 340 600 372T980 420v130H-10z', {
      fill: sheet.fade([0, LAWN], [1, '#2F8F68']),
    }) +
    path('M-10 424Q180 398 400 414T640 478Q640 540 400 546H-10z', { fill: '#1F7358', opacity: 0.5 })
  );
}

/** A path of stone slabs through the grass. */
function slabs(): string {
  const list: readonly (readonly [x: number, y: number, r: number])[] = [
    [612, 424, 15],
    [644, 440, 18],
    [684, 458, 21],
    [732, 478, 25],
    [790, 500, 30],
    [860, 526, 35],
  ];
  const slab = ([x, y, r]: (typeof list)[number]): string =>
    `M${x - r} ${y}q0-${Math.round(r * 0.3)} ${r}-${Math.round(r * 0.3)}t${r} ${Math.round(r * 0.3)}` +
    `t-${r} ${Math.round(r * 0.3)}t-${r}-${Math.round(r * 0.3)}z`;
  return path(list.map(slab).join(''), { fill: '#E3EAF1' });
}

function bench(at: Point): string {
  return place(
    at,
    1,
    path('M-76-54h152v9h-152z', { fill: '#B98A5C' }) +
      path('M-66-45h9v49h-9zM57-45h9v49h-9z', { fill: '#7A4A32' }),
  );
}

export function officeGarden(name: string): string {
  const sheet = slideSheet(name);
  const scale = 1.72;
  return sheet.render(
    backdrop(sheet),
    tree([608, 330], 0.8, dayLeaves),
    cypress([682, 330], 0.9, dayLeaves),
    newariHouse([800, 322], 0.56, morningBrick),
    tree([918, 318], 0.94, dayLeaves, -1),
    terracedBeds(),
    lawn(sheet),
    slabs(),
    figure([676, 464], 1.24, walking, people.falguni, { flip: -1 }),
    oldTree(),
    figure([258, 476], scale, onGrass, people.diya, { held: laptop([14, -21], 1) }),
    bench([490, 506]),
    place([506, 510], scale, figureShape(atDesk, people.bikram, laptop([20, -35], 1)), -1),
    blossoms([-10, 534], [330, 540], {
      count: 16,
      size: 7,
      seed: 9,
      colors: ['#FFF3E2', '#F5D06B'],
    }),
  );
}
