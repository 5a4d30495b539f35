import { BLUE, bar, box, card, GREEN, INK, MIST, tick } from '#artwork/people/cards.ts';
import { hourNamed, spot } from '#artwork/people/hills.ts';
import { circle, element, line, type Point, path, place } from '#artwork/svg.ts';
import { featureCard, features } from './feature-card.ts';
import { meadow, planner, roadmapValley } from './roadmap-valley.ts';

const BRASS = '#0B3B68';
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** One of the two pans with its contents: origin at the point from which it hangs. */
function pan([x, y]: Point, load: string): string {
  return place(
    [x, y],
    1,
    line('M0 0L-52 128M0 0L52 128', BRASS, 2.4) +
      load +
      path('M-60 126H60Q54 152 0 152T-60 126z', { fill: '#2E6DA4' }) +
      path('M-62 124H62v6H-62z', { fill: '#9CCBF0' }) +
      circle([0, 0], 6, { fill: BRASS }),
  );
}

function coins(x: number, count: number): string {
  const coin = (index: number): string => {
    const y = 124 - index * 9;
    return (
      box(x - 15, y - 9, 30, 9, 3, index % 2 === 0 ? '#F2BE45' : '#F7CF6B') +
      box(x - 15, y - 2, 30, 2, 1, '#B98212')
    );
  };
  return Array.from({ length: count }, (_, index) => coin(index)).join('');
}

function scales(): string {
  const work = element(
    'g',
    { transform: 'translate(0 110) scale(.8)' },
    featureCard([-2, -8], features.blue) +
      featureCard([4, -50], features.green, 2) +
      featureCard([-3, -92], features.gold, -2),
  );
  return (
    path('M226 356h130q0-14-26-16h-78q-26 2-26 16z', { fill: BRASS }) +
    path('M285 120h12v224h-12z', { fill: BRASS }) +
    path('M293 120h4v224h-4z', { fill: '#FFE1BD' }) +
    line('M196 128Q291 108 386 128', BRASS, 8, round) +
    circle([291, 116], 13, { fill: '#F2BE45' }) +
    pan([196, 128], work) +
    pan([386, 128], coins(-34, 4) + coins(0, 6) + coins(34, 3))
  );
}

/** The estimate: the cost of each part, and the sum. */
function estimate(at: Point): string {
  const heights = [34, 52, 26, 44];
  const colors = [BLUE, GREEN, '#F2BE45', '#7CC3F4'];
  const bars = heights.map((height, index) =>
    box(17 + index * 25, 96 - height, 16, height, 4, colors[index] ?? BLUE),
  );
  return card(
    at,
    126,
    140,
    bar(17, 18, 58, INK, 8) +
      bars.join('') +
      line('M14 98h98', MIST, 2.4) +
      tick([27, 118], 9) +
      bar(44, 114, 62, INK, 8),
  );
}

/** The plan on a clipboard in the planner's hand. */
const plan = element(
  'g',
  { transform: 'translate(32 -100) rotate(14)' },
  box(-4, -22, 9, 44, 2, '#8E5A2E') + box(-8, -20, 5, 40, 1, '#FFFFFF'),
);

/** The cost, weighed against the benefit. */
export function roadmapCost(name: string): string {
  const sheet = spot(name);
  return sheet.render(
    roadmapValley(sheet, hourNamed('golden hour'), [100, 110]),
    meadow(sheet, ['#2B4D74', '#16304F']),
    scales(),
    planner([72, 366], 1.2, {
      far: { elbow: [20, -100], hand: [34, -116] },
      held: plan,
      near: { elbow: [4, -92], hand: [24, -88] },
    }),
    estimate([430, 72]),
  );
}
