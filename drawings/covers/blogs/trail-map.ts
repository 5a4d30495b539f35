import { lampLight } from '#drawings/colours.ts';
import { flags } from '#drawings/flags.ts';
import { house, slate } from '#drawings/house.ts';
import { people } from '#drawings/people/looks.ts';
import { sown } from '#drawings/pines.ts';
import { outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import type { Draw } from '#drawings/scenes.ts';
import { birds, cloud } from '#drawings/sky.ts';
import { circle, element, group, line, type Point, path, place } from '#drawings/svg.ts';
import { cover, HEIGHT, hourNamed } from './cover.ts';
import { courses } from './gates.ts';
import { dayMap, pin, trailMap } from './map-sheet.ts';
import { outlook } from './outlook.ts';
import { lampGlow } from './room.ts';
import { walker } from './walker.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function crest(keys: string, seed: number): readonly Point[] {
  return ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.04 });
}

/** Holds the sheet from below, the thumb before it: origin under the thumb's tip. */
function holdingHand(at: Point, sleeve: string, cuff: string, skin: string, flip = 1): string {
  return place(
    at,
    1,
    path('M-34 30Q-40 6-22 0L22 8Q34 24 28 50L-26 66z', { fill: skin }) +
      path('M-36 50L34 40 60 150H-60z', { fill: sleeve }) +
      path('M-38 46L34 36l5 20-76 11z', { fill: cuff }) +
      line('M-8 30Q2 8 20-6', '#3A1608', 21, { ...round, opacity: 0.22 }) +
      line('M-8 28Q2 6 20-8', skin, 19, round) +
      line('M20-12q5 0 6 5', '#FFFFFF', 3, { ...round, opacity: 0.35 }),
    flip,
  );
}

/** In one's own hands, the other already on the way. */
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
        { seed: 2309, colour: '#155E9E', heights: [18, 36] },
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

function compass([x, y]: Point): string {
  return (
    element('ellipse', { cx: x + 3, cy: y + 8, rx: 44, ry: 24, fill: '#06182B', opacity: 0.2 }) +
    element('ellipse', { cx: x, cy: y + 4, rx: 44, ry: 24, fill: '#9A6A1C' }) +
    element('ellipse', { cx: x, cy: y, rx: 44, ry: 24, fill: '#E9B44C' }) +
    element('ellipse', { cx: x, cy: y, rx: 35, ry: 18.5, fill: '#FFFDF6' }) +
    path(`M${x - 22} ${y + 7}L${x + 5} ${y + 4} ${x - 5} ${y - 4}z`, { fill: '#8FA3B8' }) +
    path(`M${x + 22} ${y - 7}L${x + 5} ${y + 4} ${x - 5} ${y - 4}z`, { fill: '#B8485A' })
  );
}

/** Spread on the wall of a terrace, the compass upon it. */
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
        { seed: 2319, colour: '#2F7A66', heights: [14, 30] },
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
      place([86, 296], 0.9, flask()),
    ];
  });

function flask(): string {
  return (
    path('M-20 0q-3 0-3-3v-62q0-9 10-13v-8h26v8q10 4 10 13v62q0 3-3 3z', { fill: '#2F8F72' }) +
    path('M6-78q17 4 17 13v62q0 3-3 3H8q8-36-2-78z', { fill: '#06182B', opacity: 0.16 }) +
    path('M-14-98h28v14h-28z', { fill: '#DCE6EF' }) +
    path('M-23-48h46v8h-46z', { fill: '#FFF3DC' })
  );
}

/** Where the trail begins, it stands on a board under a little roof. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: { ...hourNamed('dusk'), sun: '#FFD9A8' },
      sun: [556, 196],
      radius: 30,
      seed: 2324,
      peaks: [
        { summit: [430, 120], left: 120, right: 120 },
        { summit: [598, 96], left: 130, right: 110 },
      ],
    });
    const ground = crest('-10,318 200,322 360,316 470,296 560,276 650,262', 2328);
    const glow = sheet.glow([0, lampLight, 0.9], [0.4, '#FFC67A', 0.35], [1, '#FFB35C', 0]);
    return [
      scene.behind,
      scene.front,
      house([596, 268], 0.5, {
        ...slate,
        wall: '#3F5F8C',
        lit: '#6D86AE',
        roof: '#16294A',
        window: '#FFE3A8',
      }),
      flags({ from: [404, 66], to: [654, 120], sag: 26, count: 24, size: 12 }),
      sown(
        ground,
        [
          [-10, 30, 8],
          [420, 480, 8],
        ],
        { seed: 2329, colour: '#10294A', heights: [20, 44] },
      ),
      ridge(sheet, ground, { crest: '#10294A', foot: '#0A1B33', footAt: HEIGHT }),
      walker([526, 296], 0.86, {
        look: { ...people.prerana, top: '#E9C46A', trousers: '#22314D' },
        pack: '#B8485A',
        lantern: glow,
      }),
      path('M54 60h15v300H54zM389 60h15v300h-15z', { fill: '#4A2B1F' }),
      path('M38 92h382v228H38z', { fill: '#7A4A32' }),
      path('M46 100h366v212H46z', { fill: '#5A3526' }),
      place(
        [58, 112],
        0.815,
        trailMap(sheet, { ...dayMap, paper: '#FBE9C4', contour: '#E0C48E' }, 0),
      ),
      lampGlow(sheet, [229, 112], 210, 150, 0.5),
      path('M14 92L62 34h334l48 58z', { fill: '#23385C' }),
      line('M62 34h334', '#FFC9A0', 4, round),
      line('M46 54h366M30 73h398', '#152643', 2),
      path('M10 90h438v9H10z', { fill: '#3A2119' }),
      circle([229, 104], 34, { fill: glow }),
      path('M217 98h24l6 12h-36z', { fill: '#2A1A14' }),
      element('ellipse', { cx: 229, cy: 110, rx: 14, ry: 4, fill: '#FFF6DE' }),
    ];
  });

export const trailMaps: Readonly<Record<string, Draw>> = {
  'trail-map-morning': morning,
  'trail-map-noon': noon,
  'trail-map-dusk': dusk,
};
