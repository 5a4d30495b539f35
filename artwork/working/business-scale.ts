import { flags } from '#artwork/flags.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { lerp, line, type Point, path } from '#artwork/svg.ts';
import { type Figure, figure, type Hair, limbs } from './figure.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

interface Step {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly people: number;
}

// Two, four and six people: each step is wider and higher than the last.
const steps: readonly Step[] = [
  { from: -10, to: 126, y: 378, people: 2 },
  { from: 126, to: 300, y: 334, people: 4 },
  { from: 300, to: 590, y: 290, people: 6 },
];

const COATS = ['#0A73C2', '#FFF3E2', '#F2AE2E', '#2F7FA8', '#BFE3FC', '#7A3B57'] as const;
const SKINS = ['#8A4B2A', '#A8683F', '#B9764A'] as const;
const HAIR: readonly Hair[] = ['short', 'long', 'topi', 'bun', 'short', 'plaits'];

function colleague(index: number): Figure {
  return {
    limbs: index % 5 === 3 ? limbs.wave : limbs.stand,
    hair: HAIR[index % HAIR.length] ?? 'short',
    coat: COATS[index % COATS.length] ?? COATS[0],
    skin: SKINS[index % SKINS.length] ?? SKINS[0],
    cloth: '#8C3A4E',
    trousers: '#12243C',
  };
}

function team({ from, to, y, people }: Step, index: number): string {
  const left = Math.max(from, 0) + 34;
  const right = Math.min(to, 560) - 26;
  return Array.from({ length: people }, (_, place) => {
    const at: Point = [lerp(left, right, place / (people - 1)), y + 1];
    const facing = place < people / 2 ? 1 : -1;
    return figure(at, 0.74, colleague(index * 2 + place), facing);
  }).join('');
}

function terrace(sheet: Sheet, { from, to, y }: Step, shade: readonly [string, string]): string {
  const courses = Array.from({ length: 4 }, (_, course) => {
    const top = y + 5 + course * 26;
    let joints = `M${from} ${top + 26}H${to}`;
    for (let x = from + (course % 2 === 0 ? 30 : 58); x < to - 8; x += 56)
      joints += `M${x} ${top}v26`;
    return joints;
  });
  return (
    path(`M${from} ${y}H${to}V435H${from}z`, { fill: sheet.fade([0, shade[0]], [1, shade[1]]) }) +
    line(courses.join(''), '#12243C', 1.6, { opacity: 0.22 }) +
    path(`M${from} ${y}H${to}v5H${from}z`, { fill: '#FFE0B8' })
  );
}

function pole([x, y]: Point, height: number): string {
  return line(`M${x} ${y}v-${height}`, '#24324F', 3.4, { 'stroke-linecap': 'round' });
}

/** One team under one line of flags grows from two people to six. */
export function businessScale(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('sunset'),
    sun: [196, 190],
    radius: 44,
    peaks: [
      { summit: [60, 172], left: 120, right: 120 },
      { summit: [380, 128], left: 150, right: 150 },
      { summit: [560, 176], left: 110, right: 100 },
    ],
    middle: [296, 280, 290, 262, 270, 250],
    near: [366, 346, 340, 330, 320, 300],
    seed: 791,
  });
  const front = ridgeLine({
    keys: outline('-10,424 100,428 220,418 340,410 460,400 590,388'),
    seed: 794,
    roughness: 0.05,
  });
  const shades = [
    ['#6F7E9C', '#33466A'],
    ['#65759A', '#2C4066'],
    ['#5B6C93', '#263A60'],
  ] as const;
  return sheet.render(
    scene.behind,
    scene.front,
    pole([126, 334], 160),
    pole([300, 290], 180),
    flags({ from: [-14, 236], to: [126, 176], sag: 16, count: 12, size: 12 }),
    flags({ from: [126, 176], to: [300, 112], sag: 20, count: 14, size: 12 }),
    flags({ from: [300, 112], to: [594, 60], sag: 34, count: 23, size: 12 }),
    ...steps
      .toReversed()
      .map((step, index) => terrace(sheet, step, shades[2 - index] ?? shades[0])),
    ...steps.map(team),
    pines(front, { count: 44, seed: 5, color: '#16233C', heights: [12, 26] }),
    ridge(sheet, front, { crest: '#16233C', foot: '#0F1B30', footAt: 435 }),
  );
}
