import { hangingPlant, sillPlant } from '#artwork/desk-things.ts';
import { sitter, stander } from '#artwork/people/body.ts';
import { people } from '#artwork/people/looks.ts';
import { note, stool } from '#artwork/people/room.ts';
import { floorPlant } from '#artwork/places/office-things.ts';
import type { Draw } from '#artwork/scenes.ts';

import {
  type BoardPaint,
  boardLamp,
  bridgePlan,
  drawingBoard,
  housePlan,
  pencil,
  screenPlan,
} from './board.ts';
import { cover } from './cover.ts';
import { outlookWhole } from './outlook.ts';
import { floor, framed, lampGlow, wall } from './room.ts';

const paperSheet: BoardPaint = {
  wood: '#C98F5C',
  dark: '#7A4A32',
  paper: '#FFFDF6',
  lines: '#17609F',
  faint: '#E3EDF5',
};
const blueSheet: BoardPaint = {
  ...paperSheet,
  wood: '#E3B98C',
  dark: '#8E5A2E',
  paper: '#1B66AD',
  lines: '#E4F2FD',
  faint: '#3A7FC0',
};

/** The first line of a bridge on paper. */
const morning: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#DDEBDD', '#BFD8C6'),
    floor(330, '#D9B287', '#F3F7EF'),
    framed(sheet, {
      at: [44, 36],
      size: [150, 214],
      across: 68,
      view: outlookWhole(sheet, { hour: 'sunrise', size: [150, 214], sun: [46, 96], seed: 1304 }),
    }),
    floorPlant([604, 344], 1.2, -1),
    drawingBoard([296, 58], 0.96, paperSheet, bridgePlan),
    stander([222, 348], 1.5, {
      look: { ...people.maya, top: '#A8434F', trousers: '#12304F' },
      far: { elbow: [24, -92], hand: [40, -90] },
      near: { elbow: [26, -104], hand: [52, -116] },
      held: pencil([62, -123], -32),
    }),
  ]);

/** The drawing of a house with its width. */
const noon: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#FFF3DF', '#F7DFBC'),
    floor(330, '#B98A5C', '#FFFBF2'),
    framed(sheet, {
      at: [410, 34],
      size: [196, 190],
      across: 60,
      view: outlookWhole(sheet, {
        hour: 'noon',
        size: [196, 190],
        sun: [148, 44],
        radius: 0,
        seed: 1314,
      }),
    }),
    sillPlant([570, 224], '#2E86CC', '#17609F'),
    drawingBoard([70, 58], 0.96, blueSheet, housePlan),
    stool([450, 284], 1.5, '#8E5A2E'),
    sitter(
      [446, 282],
      1.5,
      {
        look: { ...people.suman, glasses: true },
        far: { elbow: [30, -42], hand: [52, -36] },
        near: { elbow: [24, -42], hand: [60, -62] },
        held: pencil([72, -68], -28),
      },
      -1,
    ),
  ]);

/** Drawings of several screens, under a lamp. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => [
    wall(sheet, '#3A4E74', '#26375A'),
    floor(330, '#5A3A38', '#1E2C4A'),
    framed(sheet, {
      at: [452, 40],
      size: [150, 206],
      frame: '#8A5A3C',
      across: 64,
      view: outlookWhole(sheet, { hour: 'sunset', size: [150, 206], sun: [114, 76], seed: 1324 }),
    }),
    note([40, 60], '#FFE6C4'),
    note([40, 100], '#BFE3FC'),
    drawingBoard(
      [108, 58],
      0.96,
      { ...paperSheet, paper: '#FFF3D6', faint: '#EBDDB8' },
      screenPlan,
    ),
    lampGlow(sheet, [190, 130], 230, 190, 0.6),
    boardLamp([184, 54], '#2F8F72', -1),
    hangingPlant([424, 0]),
    stander(
      [444, 348],
      1.5,
      {
        look: { ...people.luis, top: '#F2AE2E', trousers: '#1B2F4F', beard: true },
        far: { elbow: [22, -90], hand: [36, -82] },
        near: { elbow: [26, -104], hand: [54, -110] },
        held: pencil([64, -114], -24),
      },
      -1,
    ),
  ]);

export const drawingBoards: Readonly<Record<string, Draw>> = {
  'drawing-board-morning': morning,
  'drawing-board-noon': noon,
  'drawing-board-dusk': dusk,
};
