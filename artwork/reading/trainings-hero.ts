import { figure } from '#artwork/places/figure.ts';
import { walking } from '#artwork/places/stances.ts';
import { between, seededRandom } from '#artwork/random.ts';
import { ellipse, type Sheet, stops } from '#artwork/sheet.ts';
import { group, line, type Point, path, place } from '#artwork/svg.ts';
import { lowNarrow, lowWide } from './low-hero.ts';
import { readers } from './sitters.ts';
import { thing } from './thing.ts';
import { trainingHouse } from './training-house.ts';

const INK = '#24384C';
const round = { 'stroke-linecap': 'round' } as const;

interface Street {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly tall: readonly [low: number, high: number];
  readonly color: string;
  readonly seed: number;
}

/** Concrete houses with a stair head, a tank and bare rods on each roof, pale in the fog. */
function street(sheet: Sheet, { from, to, foot, tall, color, seed }: Street): string {
  const random = seededRandom(seed);
  let houses = '';
  let rods = '';
  let x = from;
  while (x < to) {
    const width = Math.round(between(random, 44, 84));
    const top = foot - Math.round(between(random, ...tall));
    houses += `M${x} ${foot}V${top}h${width}V${foot}zM${x + 6} ${top}v-14h20v14z`;
    if (random() < 0.6) houses += `M${x + width - 24} ${top - 5}v-11q0-3 3-3h10q3 0 3 3v11z`;
    rods += `M${x + width - 2} ${top}v-9M${x + width - 6} ${top}v-7`;
    x += width + Math.round(between(random, 4, 26));
  }
  const fill = sheet.fadeBetween(foot - tall[1] - 14, foot, [0, color], [1, '#F1F6F9']);
  return path(houses, { fill }) + line(rods, color, 1.4);
}

/** Fog in flat drifts that end softly at both sides. */
function drift(
  sheet: Sheet,
  list: readonly (readonly [x: number, y: number, rx: number])[],
): string {
  const light = sheet.glow(
    ...stops([0, '#FFFFFF', 0.95], [0.6, '#FAFCFD', 0.7], [1, '#F4F9FC', 0]),
  );
  return list.map(([x, y, rx]) => ellipse([x, y], rx, Math.round(rx * 0.09), light)).join('');
}

/** A pole with more wires than anyone has counted: origin at its foot, 132 high. */
function pole(at: Point, scale: number, reach: number): string {
  const wires = [-118, -110, -104, -96]
    .map((y, index) => `M0 ${y}q-${reach / 2} ${26 + index * 5}-${reach} ${index * 4 - 6}`)
    .join('');
  const birds = [-40, -52, -58, -96].map((x) => `M${x}-100q1-6 5-6l2 2-1 5-3 3z`).join('');
  return place(
    at,
    scale,
    line(wires, INK, 1.2, { opacity: 0.7 }) +
      line('M0 0V-128', INK, 4, round) +
      line('M-16-118H16M-12-104H12', INK, 3, round) +
      path('M3-94h11v18H3z', { fill: INK }) +
      line('M-4-96q-12 10-2 22t12-8-8-14-8 16 10 10M2-92q14 12 4 24t-14-4', INK, 1.3) +
      path(birds, { fill: INK }),
  );
}

/** A tree without leaves. */
function bareTree(at: Point, scale: number): string {
  const twigs =
    'M0 0Q2-30-2-52M-1-30Q-16-44-20-66M0-38Q14-50 20-74M-2-52Q-8-70-4-92M-14-46Q-26-52-32-66M13-52Q26-58 32-72M-4-66Q6-78 8-96M-18-58Q-16-72-22-84M18-64Q14-78 18-90';
  return thing('bare-tree', place(at, scale, line(twigs, '#6E8496', 2.6, round)));
}

function road(sheet: Sheet, d: string, top: number): string {
  const fill = sheet.fadeBetween(top, sheet.height, [0, '#AFC2D0'], [1, '#6F8CA3']);
  return thing('road', path(d, { fill }));
}

const walker = (at: Point, scale: number): string =>
  thing(
    'latecomer',
    figure(at, scale, walking, { ...readers.amber, coat: '#E4572A', backpack: '#123E66' }),
  );

/** A house of classrooms, lit on a morning of fog. */
export function trainingsHeroWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    thing(
      'street',
      street(sheet, { from: 60, to: 1460, foot: 188, tall: [54, 92], color: '#C6D9E6', seed: 4 }),
      drift(sheet, [
        [260, 150, 300],
        [760, 146, 330],
        [1240, 152, 320],
      ]),
      street(sheet, { from: 660, to: 1330, foot: 200, tall: [38, 74], color: '#9DB9CC', seed: 17 }),
    ),
    bareTree([1100, 202], 0.9),
    road(sheet, 'M-10 200Q500 192 1000 200T1930 198V224H-10z', 194),
    thing(
      'wires',
      group({ opacity: 0.35 }, pole([790, 202], 0.94, 500)),
      pole([1236, 204], 1, 446),
    ),
    drift(sheet, [
      [420, 190, 420],
      [900, 192, 360],
      [1210, 196, 260],
    ]),
    walker([1330, 209], 0.6),
    trainingHouse(sheet, [1470, 201], 0.9),
  );
}

export function trainingsHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    thing(
      'street',
      street(sheet, { from: -20, to: 200, foot: 142, tall: [34, 60], color: '#B4CBDB', seed: 5 }),
    ),
    road(sheet, 'M-10 146Q120 140 430 143V164H-10z', 140),
    thing('wires', pole([26, 148], 0.72, 120)),
    drift(sheet, [[60, 138, 130]]),
    walker([46, 153], 0.42),
    trainingHouse(sheet, [122, 146], 0.6),
  );
}
