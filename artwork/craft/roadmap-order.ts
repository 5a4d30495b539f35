import { prayerFlags } from '#artwork/colors.ts';
import { BLUE, card, tick } from '#artwork/people/cards.ts';
import { hourNamed, spot } from '#artwork/people/hills.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { planner, roadmapValley } from './roadmap-valley.ts';

const STONES: readonly Point[] = [
  [126, 358],
  [208, 350],
  [292, 342],
  [372, 332],
  [444, 322],
];

function stone([x, y]: Point): string {
  return place(
    [x, y],
    1.16,
    path('M-34 3q-6 12 6 16h56q12-4 6-16z', { fill: '#6F93B8' }) +
      path('M-34 4Q-30-8 0-8T34 4Q28 12 0 12T-34 4z', { fill: '#E9EEF4' }) +
      path('M-34 4Q-30-8 0-8q-14 8-10 20-22-1-24-8z', { fill: '#FFFFFF', opacity: 0.6 }) +
      line('M-44 22h-10M-20 25h40', '#FFFFFF', 3, {
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
  );
}

function pennant([x, y]: Point, index: number): string {
  const high = 84 + index * 5;
  // Drawn behind the person there.
  const pole = index < 2 ? x - 40 : x + 16;
  return (
    line(`M${pole} ${y}v-${high}`, '#0B3355', 3, { 'stroke-linecap': 'round' }) +
    path(`M${pole} ${y - high}l38 11-38 13z`, { fill: prayerFlags[[0, 4, 2, 3, 1][index] ?? 0] })
  );
}

/** Five steps: two are done, and the third is next. */
function steps(at: Point): string {
  const dots = STONES.map((_, index) => {
    const center: Point = [30 + index * 46, 26];
    if (index < 2) return tick(center, 12);
    if (index > 2)
      return circle(center, 10, { fill: '#FFFFFF', stroke: '#B9CADA', 'stroke-width': 3 });
    return circle(center, 12, { fill: BLUE }) + circle(center, 4.5, { fill: '#FFFFFF' });
  });
  return card(
    at,
    244,
    52,
    line('M30 26h184', '#D9E4EE', 4) + line('M30 26h92', '#2F9E6B', 4) + dots.join(''),
  );
}

/** The order of the steps, as stones across the river. */
export function roadmapOrder(name: string): string {
  const sheet = spot(name);
  const water = sheet.fadeBetween(316, 435, [0, '#CFEAFB'], [1, '#5FB0E6']);
  const bank = (keys: string, seed: number): readonly Point[] =>
    ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.03 });
  const left = bank('-10,336 40,340 78,354 98,384 118,410 140,440', 1091);
  const right = bank('428,440 444,400 458,352 472,326 500,318 590,312', 1092);
  const earth = { crest: '#0F62A8', foot: '#0A4C8A', footAt: 435 };
  return sheet.render(
    roadmapValley(sheet, hourNamed('early afternoon'), [92, 130]),
    path('M0 316h580v119H0z', { fill: water }),
    line(
      'M160 404h60M240 392h80M350 384h60M300 412h70M180 326h60M330 364h40M200 420h50',
      '#FFFFFF',
      3,
      {
        'stroke-linecap': 'round',
        opacity: 0.5,
      },
    ),
    pines(right, { count: 12, seed: 5, color: '#0F62A8', heights: [14, 30], within: [500, 590] }),
    ridge(sheet, right, earth),
    ...STONES.map((at, index) => pennant(at, index)),
    ...STONES.map(stone),
    ridge(sheet, left, earth),
    planner(
      [220, 358],
      1.16,
      {
        near: { elbow: [-10, -96], hand: [-2, -76] },
        far: { elbow: [32, -118], hand: [52, -130] },
      },
      'walk',
    ),
    steps([264, 76]),
  );
}
