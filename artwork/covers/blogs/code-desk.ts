import { books, hangingPlant, mug, sillPlant } from '#artwork/desk-things.ts';
import { bar, card, tick } from '#artwork/people/cards.ts';
import type { Draw } from '#artwork/scenes.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { cover, HEIGHT, WIDTH } from './cover.ts';
import { codeLines, darkTheme, lightTheme, openLaptop, otherLines } from './laptop.ts';
import { outlookWhole } from './outlook.ts';
import { bookRow, framed, plank, tableLamp, wall } from './room.ts';

const DESK = 300;

function desk(top: string, front: string): string {
  return (
    path(`M0 ${DESK - 8}h${WIDTH}v18H0z`, { fill: top }) +
    path(`M0 ${DESK + 10}h${WIDTH}v${HEIGHT - DESK}H0z`, { fill: front }) +
    path(`M0 ${DESK + 10}h${WIDTH}v8H0z`, { fill: '#0B2540', opacity: 0.18 })
  );
}

/** A glass full of pencils. */
function pencils(at: Point, pot: string): string {
  return place(
    at,
    1,
    line('M-6-30l-5-34', '#F2AE2E', 5) +
      line('M2-30v-40', '#2F8F72', 5) +
      line('M8-30l7-30', '#0A73C2', 5) +
      path('M-16-36h32l-3 36h-26z', { fill: pot }) +
      path('M4-36h12l-3 36H4z', { fill: '#FFFFFF', opacity: 0.2 }),
  );
}

/** A laptop in front of a window that is nearly as wide as the wall. */
const morning: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#FBE3D2', '#F3CBB2'),
    framed(sheet, {
      at: [46, 30],
      size: [548, 206],
      panes: 3,
      view: outlookWhole(sheet, {
        hour: 'sunrise',
        size: [548, 206],
        sun: [500, 108],
        radius: 0,
        seed: 1404,
        peaks: [
          { summit: [92, 62], left: 110, right: 110 },
          { summit: [404, 76], left: 90, right: 90 },
        ],
      }),
    }),
    desk('#FFF6EA', '#C98F6C'),
    place([92, DESK + 2], 1.1, sillPlant([0, 0], '#2E86CC', '#17609F')),
    openLaptop([300, DESK + 16], 1.08, darkTheme, codeLines),
    mug([548, DESK + 4]),
  ]);

/** A light editor theme at noon. */
const noon: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#D5E8DF', '#B5D6C8'),
    framed(sheet, {
      at: [44, 40],
      size: [168, 196],
      across: 60,
      view: outlookWhole(sheet, {
        hour: 'noon',
        size: [168, 196],
        sun: [50, 46],
        radius: 0,
        seed: 1414,
      }),
    }),
    plank([466, 84], 134, '#B07A4E'),
    bookRow([480, 84], ['#17609F', '#FFF6EA', '#C98F5C', '#2F8F72', '#8C4A4A', '#FFF6EA']),
    hangingPlant([248, 0]),
    desk('#E3B98C', '#8E5A2E'),
    openLaptop([384, DESK + 16], 1.02, lightTheme, otherLines),
    checked([462, 150], '#FFFFFF'),
    place([118, DESK + 4], 0.9, books([0, 0])),
    pencils([588, DESK + 4], '#FFF6EA'),
  ]);

/** The passed check, floating in front of the screen. */
function checked(at: Point, fill: string): string {
  return card(
    at,
    132,
    58,
    tick([28, 29], 14) + bar(52, 17, 62, '#0B1B2B', 8) + bar(52, 33, 42),
    fill,
  );
}

function moonlit(sheet: Sheet): string {
  return outlookWhole(sheet, {
    hour: 'night',
    size: [230, 190],
    sun: [168, 50],
    radius: 20,
    seed: 1424,
  });
}

/** The last lines of code before bed. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#274A74', '#18335A'),
    framed(sheet, { at: [364, 36], size: [230, 190], frame: '#0D2340', view: moonlit(sheet) }),
    plank([50, 74], 120, '#0D2340'),
    bookRow([62, 74], ['#E9D3B0', '#2F8F72', '#7CC3F4', '#A8434F', '#E9D3B0']),
    place([446, 226], 0.72, sillPlant([0, 0], '#5F88AE', '#3E6488')),
    desk('#8A5A44', '#4A2F33'),
    tableLamp(sheet, [546, DESK + 2], '#F2C66B'),
    openLaptop([250, DESK + 16], 1.16, darkTheme, otherLines),
    mug([474, DESK + 8]),
  ]);

export const codeDesks: Readonly<Record<string, Draw>> = {
  'code-desk-morning': morning,
  'code-desk-noon': noon,
  'code-desk-dusk': dusk,
};
