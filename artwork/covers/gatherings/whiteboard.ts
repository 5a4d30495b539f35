import { flags } from '#artwork/flags.ts';
import { sitter, stander } from '#artwork/people/body.ts';
import { box } from '#artwork/people/cards.ts';
import { laptopSide } from '#artwork/people/laptop.ts';
import { people } from '#artwork/people/looks.ts';
import { stool } from '#artwork/people/room.ts';
import { stupa } from '#artwork/stupa.ts';
import { line, path, place } from '#artwork/svg.ts';
import {
  boardFeet,
  boardInks,
  flow,
  glassInks,
  loop,
  stickies,
  tree,
  whiteBoard,
} from './boards.ts';
import { wearing } from './cast.ts';
import { coverSheet } from './cover-sheet.ts';
import { potPlant } from './furniture.ts';
import { outlook, seen } from './outlook.ts';
import { beam, casement, room, rooms } from './rooms.ts';

const round = { 'stroke-linecap': 'round' } as const;

/** A pen in the hand, in the coordinates of the body. */
function pen(x: number, y: number, fill: string): string {
  return line(`M${x} ${y}l9-10`, fill, 4, round);
}

/** In front of a window as wide as the room. */
function boardMorning(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(
    outlook(sheet, { hour: 'sunrise', seed: 6, size: [560, 216], sun: [0.16, 0.52] }),
    stupa([26, 190], 0.5) + flags({ from: [26, 78], to: [570, 18], sag: 34, count: 44, size: 10 }),
  );
  return sheet.render(
    room(sheet, rooms.dawn, 292),
    casement(sheet, { at: [40, 30], size: [560, 216], view, frame: '#FFFFFF', panes: 4 }),
    beam(rooms.dawn, 60, 240, 292, 60),
    boardFeet([232, 58], 340, 200, 280),
    whiteBoard(
      [232, 58],
      340,
      208,
      place([14, 28], 0.99, flow(boardInks)) + stickies([256, 126], 28),
    ),
    path('M92 346q60-14 128 0z', { fill: '#5A3A20', opacity: 0.18 }),
    stander([152, 344], 1.4, {
      look: wearing(people.asmita, '#A8434F', '#24405F'),
      near: { elbow: [28, -108], hand: [56, -126] },
      held: pen(61, -127, '#0A73C2'),
      far: { elbow: [12, -92], hand: [24, -84] },
    }),
  );
}

/** On the wall, with someone who also writes on it. */
function boardNoon(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(outlook(sheet, { hour: 'noon', seed: 7, size: [124, 150], sun: [0.3, 0.26] }));
  return sheet.render(
    room(sheet, rooms.sage, 290),
    casement(sheet, { at: [486, 34], size: [124, 150], view, frame: '#FFFFFF' }),
    whiteBoard([34, 38], 334, 206, place([16, 28], 1, tree(boardInks))),
    path('M342 347q60-14 128 0z', { fill: '#3E2A16', opacity: 0.18 }),
    stander(
      [404, 344],
      1.4,
      {
        look: { ...people.suman, top: '#F2AE2E' },
        near: { elbow: [28, -106], hand: [56, -114] },
        held: pen(61, -115, '#0A73C2'),
      },
      -1,
    ),
    stool([574, 294], 1.14, '#8E5A2E'),
    sitter(
      [572, 292],
      1.14,
      {
        look: wearing(people.dana, '#17609F', '#54688A'),
        near: { elbow: [6, -18], hand: [26, -18] },
        far: { elbow: [14, -20], hand: [32, -20] },
        held: laptopSide([40, -14], 0.9),
      },
      -1,
    ),
    potPlant([58, 344], 0.9, '#24507F'),
  );
}

/** On a glass wall, with the evening behind the lines. */
function boardDusk(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, { hour: 'dusk', seed: 8, sun: [0.1, 0.6], near: 0.82 });
  const bars = 'M178 0v318M556 0v318';
  return sheet.render(
    scene.behind,
    scene.front,
    path('M0 0h640v318H0z', { fill: '#123058', opacity: 0.34 }),
    path('M40 318L190 0h70L110 318zM470 318L620 0h26L496 318z', { fill: '#FFFFFF', opacity: 0.07 }),
    box(0, 0, 640, 14, 0, '#0E2744'),
    line(bars, '#0E2744', 5),
    place([226, 56], 1.3, loop(glassInks)),
    stickies([44, 60], 40),
    path('M0 312h640v48H0z', { fill: '#0E2744' }),
    path('M0 312h640v5H0z', { fill: '#FFB78A', opacity: 0.7 }),
    stander(
      [586, 348],
      1.46,
      {
        look: wearing(people.maya, '#DDEBF7', '#8E5A62'),
        near: { elbow: [28, -102], hand: [52, -92] },
        held: pen(57, -93, '#FFD257'),
      },
      -1,
    ),
  );
}

export const whiteboard = {
  'whiteboard-morning': boardMorning,
  'whiteboard-noon': boardNoon,
  'whiteboard-dusk': boardDusk,
};
