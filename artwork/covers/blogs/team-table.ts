import { hangingPlant, mug } from '#artwork/desk-things.ts';
import { flags } from '#artwork/flags.ts';
import { sitter, stander } from '#artwork/people/body.ts';
import { bust, fromBehind } from '#artwork/people/bust.ts';
import { laptopBack, laptopSide } from '#artwork/people/laptop.ts';
import { people } from '#artwork/people/looks.ts';
import { note, stool, table } from '#artwork/people/room.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import { floorPlant } from '#artwork/places/office-things.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse } from '#artwork/sheet.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { cover } from './cover.ts';
import { chartCard } from './list-card.ts';
import { outlook, outlookWhole } from './outlook.ts';
import { floor, framed, lampGlow, pendant, wall } from './room.ts';

const types = {
  near: { elbow: [8, -22], hand: [32, -28] },
  far: { elbow: [18, -24], hand: [38, -30] },
} as const;
const shows = {
  near: { elbow: [12, -24], hand: [36, -44] },
  far: { elbow: [16, -22], hand: [34, -26] },
} as const;

/** The part below the table of someone behind it: a seat, knees and feet. */
function knees([x, y]: Point, cloth: string): string {
  const round = { 'stroke-linecap': 'round' } as const;
  return (
    path(`M${x - 30} ${y + 22}h60v7h-60z`, { fill: '#5A3526' }) +
    line(`M${x - 14} ${y + 10}v58M${x + 14} ${y + 10}v58`, cloth, 21, round) +
    path(`M${x - 25} ${y + 80}q0-14 11-14t11 14zM${x + 3} ${y + 80}q0-14 11-14t11 14z`, {
      fill: '#0B1B2B',
    })
  );
}

/** All seated in front of the window. */
const morning: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#F9DFCB', '#F0C3A4'),
    floor(322, '#A9684A', '#FFF3E6'),
    framed(sheet, {
      at: [146, 32],
      size: [348, 180],
      panes: 3,
      view: outlookWhole(sheet, {
        hour: 'sunrise',
        size: [348, 180],
        sun: [172, 92],
        radius: 24,
        seed: 2004,
      }),
    }),
    note([52, 66], '#FFFFFF'),
    note([90, 66], '#BFE3FC'),
    note([52, 104], '#BFE3FC'),
    hangingPlant([566, 0]),
    stool([112, 282], 1.5, '#7A4A32'),
    stool([528, 282], 1.5, '#7A4A32'),
    knees([246, 252], '#12304F'),
    knees([396, 252], '#4A3B34'),
    bust([246, 250], 1.14, people.maya),
    bust([396, 250], 1.14, { ...people.bikash, top: '#F2AE2E' }),
    sitter([114, 280], 1.42, {
      look: { ...people.dana, top: '#2F8F72', trousers: '#33486B' },
      ...types,
    }),
    sitter(
      [526, 280],
      1.42,
      { look: { ...people.suman, top: '#FFF6EA', trousers: '#12304F' }, ...shows },
      -1,
    ),
    table([142, 248], 356, 98, '#FFF6EA', '#B98A6C'),
    laptopSide([222, 247], 1.2),
    place([320, 248], 0.9, laptopBack([0, 0])),
    teaGlass([452, 248]),
  ]);

/** A team on the roof, where one person explains. */
const noon: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'late morning',
      sun: [74, 62],
      seed: 2014,
      near: [262, 254, 266, 258, 264, 254],
      middle: [206, 192, 212, 188, 210, 194, 204],
      peaks: [
        { summit: [180, 92], left: 140, right: 130 },
        { summit: [590, 96], left: 130, right: 120 },
      ],
    });
    return [
      scene.behind,
      flags({ from: [-14, 26], to: [654, 18], sag: 34, count: 52, size: 12 }),
      scene.front,
      path('M0 292h640v68H0z', { fill: '#E6CBA8' }),
      path('M0 240h640v10H0z', { fill: '#FFF3E2' }),
      path('M0 250h640v42H0z', { fill: '#F3DFC2' }),
      path('M0 292h640v6H0z', { fill: '#0B2540', opacity: 0.14 }),
      floorPlant([598, 316], 0.96, -1),
      chartCard([404, 56]),
      stander([346, 318], 1.3, {
        look: { ...people.asmita, trousers: '#123E66' },
        far: { elbow: [22, -104], hand: [42, -128] },
        near: { elbow: [-12, -96], hand: [6, -84] },
      }),
      knees([240, 256], '#54688A'),
      bust([240, 254], 1.06, { ...people.luis, top: '#FFFFFF' }),
      stool([110, 286], 1.4, '#8E5A2E'),
      stool([526, 286], 1.4, '#8E5A2E'),
      sitter([112, 284], 1.36, {
        look: { ...people.joan, top: '#17609F', trousers: '#4A3B34' },
        ...types,
      }),
      sitter([524, 284], 1.36, { look: { ...people.hari, top: '#A8434F' }, ...shows }, -1),
      table([140, 252], 360, 96, '#C98F5C', '#8E5A2E'),
      laptopSide([216, 251], 1.2),
      teaGlass([290, 252]),
      teaGlass([402, 252]),
    ];
  });

/** Late, under the lamp; two are seen from behind. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#1F4A5C', '#143546'),
    framed(sheet, {
      at: [52, 40],
      size: [536, 150],
      frame: '#0E2A38',
      panes: 4,
      view: outlookWhole(sheet, {
        hour: 'dusk',
        size: [536, 150],
        sun: [452, 92],
        radius: 20,
        seed: 2024,
      }),
    }),
    lampGlow(sheet, [320, 190], 330, 200, 0.66),
    pendant([212, 82], '#F2C66B'),
    pendant([428, 82], '#F2C66B'),
    bust([212, 252], 1.2, { ...people.prerana, top: '#FFE9CC' }),
    bust([428, 252], 1.2, { ...people.hari, top: '#4F7FA8' }),
    place([320, 252], 1.06, laptopBack([0, 0])),
    path('M92 248h456q10 0 14 8l44 104H34l44-104q4-8 14-8z', { fill: '#B07A4E' }),
    ellipse([320, 276], 210, 26, sheet.glow([0, '#FFE9BF', 0.75], [1, '#FFE9BF', 0])),
    path('M216 270l74-2-6 26-78 2z', { fill: '#FFFFFF' }),
    line('M226 277h52M223 284h40', '#B4C4D4', 3, { 'stroke-linecap': 'round' }),
    path('M356 268l64 4 8 26-70-4z', { fill: '#FFFFFF' }),
    line('M364 277h46M366 285h34', '#B4C4D4', 3, { 'stroke-linecap': 'round' }),
    place([322, 300], 0.9, mug([0, 0])),
    fromBehind([170, 372], 1.28, { ...people.suman, top: '#2F8F72' }),
    fromBehind([470, 372], 1.28, { ...people.asmita, top: '#B8485A' }),
  ]);

export const teamTables: Readonly<Record<string, Draw>> = {
  'team-table-morning': morning,
  'team-table-noon': noon,
  'team-table-dusk': dusk,
};
