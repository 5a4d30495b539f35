import { between, seededRandom } from '#artwork/random.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, path } from '#artwork/svg.ts';
import { bahal, guest } from './bahal.ts';
import { lowNarrow, lowWide } from './low-hero.ts';
import { thing } from './thing.ts';

interface Row {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly low: number;
  readonly high: number;
  readonly seed: number;
}

/** Flat roofs of the old town with their water tanks, stair heads and railings. */
function roofs({ from, to, foot, low, high, seed }: Row): string {
  const random = seededRandom(seed);
  let walls = '';
  let x = from;
  while (x < to) {
    const width = Math.round(between(random, 30, 62));
    const height = Math.round(between(random, low, high));
    walls += `M${x} ${foot}v-${height}h${width}v${height}z`;
    const on = random();
    const top = foot - height;
    if (on < 0.4) walls += `M${x + 8} ${top}v-4h2v-9q6-4 12 0v9h2v4z`;
    else if (on < 0.7) walls += `M${x + width - 20} ${top}v-11h16v11z`;
    else if (on < 0.85) walls += `M${x + 4} ${top}l6-9h${width - 20}l6 9z`;
    x += width + Math.round(between(random, 0, 5));
  }
  return walls;
}

function panes({ from, to, foot, low, seed }: Row): string {
  const random = seededRandom(seed + 1);
  let data = '';
  for (let x = from + 6; x < to; x += 13) {
    for (let y = foot - low + 6; y < foot - 6; y += 12) {
      if (random() < 0.45) data += `M${x} ${y}h5v6h-5z`;
    }
  }
  return data;
}

/** Roofs of a pagoda, one above the other. */
function pagoda(x: number, foot: number, tiers: number): string {
  return `${Array.from({ length: tiers }, (_, index) => {
    const half = 50 - index * 10;
    const y = foot - index * 20;
    return `M${x - half} ${y}l${half * 0.5}-13h${half}l${half * 0.5} 13zM${x - half * 0.55} ${y}h${half * 1.1}v8h-${half * 1.1}z`;
  }).join('')}M${x - 2} ${foot - tiers * 20 + 8}l2-16 2 16z`;
}

function town(sheet: Sheet, far: Row, near: Row, temple: number): string {
  const haze = sheet.fadeBetween(
    far.foot - far.high - 12,
    far.foot,
    [0, '#B9D0E2'],
    [1, '#F3E3D0'],
  );
  const brick = sheet.fadeBetween(near.foot - near.high, near.foot, [0, '#8FADC8'], [1, '#D9BFA9']);
  return thing(
    'old-town',
    path(pagoda(temple, far.foot - 52, 3), { fill: haze }),
    path(roofs(far), { fill: haze }),
    path(roofs(near), { fill: brick }),
    path(panes(near), { fill: '#5F84A8', opacity: 0.5 }),
  );
}

/** Bricks on edge, in rows that get wider towards the front. */
function paving(sheet: Sheet, top: number): string {
  const random = seededRandom(9);
  let joints = '';
  for (let y = top + 4, step = 4; y < sheet.height; y += step, step += 1.4) {
    for (let x = between(random, 0, 40); x < sheet.width; x += between(random, 26, 70)) {
      joints += `M${Math.round(x)} ${Math.round(y)}h${Math.round(between(random, 8, 20))}`;
    }
  }
  const fill = sheet.fadeBetween(top, sheet.height, [0, '#DDAE82'], [1, '#B47A58']);
  return thing(
    'paving',
    path(`M-10 ${top}H${sheet.width + 10}V${sheet.height + 4}H-10z`, { fill }),
    line(joints, '#9A5F42', 1.1, { opacity: 0.4 }),
  );
}

/** Pigeons on the ground, one of them about to leave. */
function pigeons(list: readonly (readonly [x: number, y: number])[]): string {
  const d = list
    .map(
      ([x, y]) =>
        `M${x} ${y}q3-6 8-6l1-2.500q3-2.500 4 .5l2 1.200-2 .6q0 5-5 6.500l-1 2.500h-1l.5-2.500z`,
    )
    .join('');
  return thing('pigeons', path(d, { fill: '#5C7590' }));
}

/** An open morning in a courtyard of Patan. */
export function eventsHeroWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    town(
      sheet,
      { from: -10, to: 1400, foot: 196, low: 40, high: 74, seed: 21 },
      { from: -30, to: 1360, foot: 198, low: 20, high: 46, seed: 33 },
      1032,
    ),
    paving(sheet, 194),
    pigeons([
      [1010, 208],
      [1032, 212],
      [1060, 205],
      [1120, 214],
      [720, 210],
      [742, 206],
    ]),
    guest([1212, 210], 'arriving'),
    guest([1240, 208], 'with-her'),
    bahal(sheet, [1398, 200], 0.86),
  );
}

export function eventsHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(paving(sheet, 138), bahal(sheet, [40, 144], 0.575));
}
