import { pagoda } from '#artwork/cities/pagoda.ts';
import { backdrop, narrowSheet } from '#artwork/heroes/backdrop.ts';
import { blossoms, bushes, tree } from '#artwork/places/garden.ts';
import { path } from '#artwork/svg.ts';
import { chariot } from './chariot.ts';
import { festival } from './hours-of-reading.ts';
import { ground } from './low-hero.ts';
import { LEAVES, MARIGOLDS, SQUARE } from './nepal-hero.ts';
import { lampBearers, pullers } from './procession.ts';
import { brickRow, farTown, greatStupa, riceHill } from './valley-town.ts';

const seed = 1640;

export function nepalHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    backdrop(sheet, {
      light: festival,
      sun: [212, 132],
      radius: 36,
      reach: [180, 128],
      clouds: [
        [[26, 84], 84, 0.7],
        [[282, 56], 96, 0.65],
      ],
      peaks: [
        { summit: [150, 112], left: 110, right: 100 },
        { summit: [330, 92], left: 120, right: 120 },
        { summit: [20, 140], left: 90, right: 90 },
      ],
      base: 250,
      far: [222, 200, 224, 196, 220, 194, 204],
      middle: [266, 248, 270, 252, 262, 244, 250],
      mist: [[150, 250], 140, 24],
      seed,
    }),
    riceHill(
      sheet,
      '150,330 190,272 230,240 290,206 350,184 430,160',
      '430,176 360,200 300,224 240,256 180,290',
      15,
      seed + 5,
    ),
    farTown([-10, 60], 280, 10, seed + 6),
    tree([30, 286], 0.5, LEAVES),
    greatStupa(
      [104, 284],
      0.66,
      [
        [[-8, 262], 9],
        [[270, 184], 14],
      ],
      [[[186, 284], 5]],
    ),
    brickRow([[[224, 272], 1, '#C98A66']]),
    pagoda([404, 278], 0.8, 'two'),
    tree([252, 284], 0.42, LEAVES, -1),
    pagoda([318, 284], 1.06, 'three'),
    ground(sheet, {
      keys: '-10,286 80,284 200,283 320,282 430,280',
      seed: seed + 8,
      paint: SQUARE,
    }),
    path('M-10 314q120-16 440-14v34H-10z', { fill: '#B97A56', opacity: 0.14 }),
    chariot([206, 304], 0.78),
    pullers({ from: [136, 306], to: [58, 306], count: 5, scale: 1, first: 2 }, [150, 281]),
    lampBearers(sheet, { from: [372, 321], to: [262, 323], count: 5, scale: 1.12, first: 1 }),
    bushes([-10, 332], [52, 330], 13, LEAVES.shade),
    blossoms([-10, 324], [52, 322], { count: 8, size: 6, seed: 5, colors: MARIGOLDS }),
  );
}
