import { lampLight } from '#artwork/colors.ts';
import { flags } from '#artwork/flags.ts';
import { house, slate } from '#artwork/house.ts';
import { people } from '#artwork/people/looks.ts';
import { sown } from '#artwork/pines.ts';
import { ridge } from '#artwork/ridge.ts';
import type { Draw } from '#artwork/scenes.ts';
import { circle, element, line, path, place } from '#artwork/svg.ts';
import { cover, HEIGHT, hourNamed } from './cover.ts';
import { dayMap, trailMap } from './map-sheet.ts';
import { crest, outlook } from './outlook.ts';
import { lampGlow } from './room.ts';
import { walker } from './walker.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A board with a small roof at the start of the trail. */
export const trailBoard: Draw = (name) =>
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
        { seed: 2329, color: '#10294A', heights: [20, 44] },
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
