import { pencil } from '#artwork/cities/wireframes.ts';
import { hourNamed, spot } from '#artwork/people/hills.ts';
import { group, line, path } from '#artwork/svg.ts';
import { featureCard, features } from './feature-card.ts';
import { meadow, planner, roadmapValley } from './roadmap-valley.ts';

const REGION = 'M190 200V112q0-26 26-26H402q26 0 26 26V254q0 26-26 26H216q-26 0-26-26V228';

/** A line separates what will be built from what will not. */
export function roadmapScope(name: string): string {
  const sheet = spot(name);
  const hour = hourNamed('early morning');
  const inside = (['blue', 'green', 'gold', 'sky', 'green', 'blue'] as const).map((kind, index) =>
    featureCard([252 + (index % 2) * 114, 130 + Math.floor(index / 2) * 54], features[kind]),
  );
  const outside =
    featureCard([496, 92], features.gray, 7) +
    featureCard([491, 140], features.gray, -6) +
    featureCard([498, 187], features.gray, 4);
  return sheet.render(
    roadmapValley(sheet, hour, [112, 112]),
    meadow(sheet, ['#115697', '#08345F']),
    path(`${REGION}z`, { fill: '#FFFFFF', opacity: 0.34 }),
    line(REGION, '#0A73C2', 5, { 'stroke-linecap': 'round' }),
    ...inside,
    outside,
    planner([92, 366], 1.2, {
      far: { elbow: [18, -96], hand: [24, -82] },
      held: group({ transform: 'translate(37 -94) rotate(150) scale(.84 1.100)' }, pencil),
      near: { elbow: [14, -96], hand: [34, -96] },
    }),
  );
}
