import { pencil } from '#drawings/cities/wireframes.ts';
import { hourNamed, spot } from '#drawings/people/hills.ts';
import { pines } from '#drawings/pines.ts';
import { outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import { group, line, path } from '#drawings/svg.ts';
import { featureCard, features } from './feature-card.ts';
import { planner, roadmapValley } from './roadmap-valley.ts';

const REGION = 'M168 236V112q0-26 26-26H388q26 0 26 26V254q0 26-26 26H194q-22 0-26-18';

/** A line is drawn: what is inside will be made, what is outside will not. */
export function roadmapScope(name: string): string {
  const sheet = spot(name);
  const hour = hourNamed('early morning');
  const meadow = ridgeLine({
    keys: outline('-10,362 120,358 290,366 450,362 590,354'),
    seed: 1081,
    roughness: 0.02,
  });
  const inside = (['blue', 'green', 'gold', 'sky', 'green', 'blue'] as const).map((kind, index) =>
    featureCard([235 + (index % 2) * 112, 128 + Math.floor(index / 2) * 54], features[kind]),
  );
  const outside =
    featureCard([490, 126], features.grey, 8) +
    featureCard([486, 206], features.grey, -7) +
    featureCard([496, 282], features.grey, 5);
  return sheet.render(
    roadmapValley(sheet, hour, [116, 106]),
    pines(meadow, { count: 20, seed: 6, colour: '#0C4A85', heights: [14, 30], within: [420, 590] }),
    ridge(sheet, meadow, { crest: '#0C4A85', foot: '#08345F', footAt: 435 }),
    path(`${REGION}z`, { fill: '#FFFFFF', opacity: 0.34 }),
    line(REGION, '#0A73C2', 5, { 'stroke-linecap': 'round' }),
    ...inside,
    group({ opacity: 0.82 }, outside),
    planner([92, 392], 1.2, {
      far: { elbow: [18, -96], hand: [24, -82] },
      held: group({ transform: 'translate(44 -98) rotate(150) scale(.84 1.100)' }, pencil),
      near: { elbow: [14, -96], hand: [34, -96] },
    }),
  );
}
