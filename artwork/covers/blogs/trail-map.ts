import { people } from '#artwork/people/looks.ts';
import { sown } from '#artwork/pines.ts';
import { ridge } from '#artwork/ridge.ts';
import type { Draw } from '#artwork/scenes.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { element, group, line, path, place } from '#artwork/svg.ts';
import { cover, HEIGHT, hourNamed } from './cover.ts';
import { courses } from './gates.ts';
import { dayMap, pin, trailMap } from './map-sheet.ts';
import { crest, outlook } from './outlook.ts';
import { trailBoard } from './trail-board.ts';
import { compass, flask, holdingHand } from './trail-things.ts';
import { walker } from './walker.ts';

const _round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** In the hands of a hiker; another one is ahead. */
const morning: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: { ...hourNamed('early morning'), sun: '#FFD08A' },
      sun: [120, 96],
      radius: 30,
      seed: 2304,
      middle: [156, 138, 160, 144, 158, 132, 146],
      near: [222, 214, 226, 232, 226, 218, 222],
      peaks: [
        { summit: [252, 66], left: 130, right: 130 },
        { summit: [438, 92], left: 100, right: 100 },
      ],
    });
    const hill = crest('-10,266 160,256 300,236 420,196 500,172 560,164 650,160', 2308);
    return [
      scene.behind,
      cloud([30, 50], 90, 0.7),
      birds([330, 58], '#0B3355'),
      scene.front,
      walker([536, 172], 0.74, {
        look: { ...people.maya, top: '#A8434F', trousers: '#12304F' },
        pack: '#F2AE2E',
        stick: true,
      }),
      sown(
        hill,
        [
          [596, 650, 9],
          [300, 380, 7],
        ],
        { seed: 2309, color: '#155E9E', heights: [18, 36] },
      ),
      ridge(sheet, hill, { crest: '#155E9E', foot: '#0C4579', footAt: HEIGHT }),
      group(
        { transform: 'translate(84 148) rotate(-3 210 110)' },
        place([0, 0], 1, trailMap(sheet, dayMap)),
      ),
      holdingHand([96, 306], '#2F8F72', '#DDEBDD', '#A8683F'),
      holdingHand([500, 286], '#2F8F72', '#DDEBDD', '#A8683F', -1),
    ];
  });

/** On a terrace wall, with a compass on it. */
const noon: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: { ...hourNamed('early afternoon'), sun: '#FFF0C4' },
      sun: [566, 62],
      seed: 2314,
      middle: [150, 128, 152, 134, 150, 126, 142],
      near: [196, 188, 200, 206, 198, 190, 196],
      peaks: [
        { summit: [352, 58], left: 130, right: 130 },
        { summit: [530, 84], left: 110, right: 110 },
      ],
    });
    const hill = crest('-10,138 90,144 170,152 270,174 400,192 650,198', 2318);
    return [
      scene.behind,
      cloud([390, 44], 96, 0.8),
      scene.front,
      sown(
        hill,
        [
          [-10, 50, 8],
          [216, 300, 9],
        ],
        { seed: 2319, color: '#2F7A66', heights: [14, 30] },
      ),
      walker(
        [124, 152],
        0.74,
        {
          look: { ...people.bikash, top: '#F7E6D0', trousers: '#33486B' },
          pack: '#17609F',
          stick: true,
        },
        -1,
      ),
      ridge(sheet, hill, { crest: '#2F7A66', foot: '#225C50', footAt: 280 }),
      path('M0 200h640v126H0z', { fill: '#DCC9AE' }),
      path('M0 200h640v5H0z', { fill: '#FFF3DC' }),
      path('M0 322h640v40H0z', { fill: '#A9907A' }),
      line(courses(0, 322, 640, 40, 19), '#8A705C', 2),
      path('M0 322h640v6H0z', { fill: '#06182B', opacity: 0.16 }),
      element(
        'g',
        { transform: 'matrix(1.08 0 -.42 .5 142 204)' },
        trailMap(sheet, dayMap, 12, false),
      ),
      place([142 + 1.08 * 352 - 0.42 * 44, 226], 1.1, pin([0, 0], dayMap.trail)),
      compass([552, 278]),
      flask([86, 296], 0.9),
    ];
  });

export const trailMaps: Readonly<Record<string, Draw>> = {
  'trail-map-morning': morning,
  'trail-map-noon': noon,
  'trail-map-dusk': trailBoard,
};
