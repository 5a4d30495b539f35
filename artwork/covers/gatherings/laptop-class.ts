import { stander } from '#artwork/people/body.ts';
import { bar, box } from '#artwork/people/cards.ts';
import { type Look, people } from '#artwork/people/looks.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { wearing } from './cast.ts';
import { type Desk, row } from './class-row.ts';
import { across, coverSheet, type Side } from './cover-sheet.ts';
import { potPlant } from './furniture.ts';
import { outlook, seen } from './outlook.ts';
import { casement, pendant, type Room, room, rooms } from './rooms.ts';

interface Lesson {
  readonly room: Room;
  readonly side: Side;
  readonly hour: string;
  readonly seed: number;
  readonly desk: Desk;
  readonly back: readonly Look[];
  readonly front: readonly Look[];
  readonly teacher: Look;
  readonly board: readonly [paper: string, ink: string, words: string];
  readonly extra: (sheet: Sheet) => string;
  readonly shine?: boolean;
}

function board(side: Side, [paper, ink, words]: Lesson['board']): string {
  const x = across(side, 462, 142);
  return (
    box(x - 7, 31, 156, 114, 8, '#8E6A4A') +
    box(x, 38, 142, 100, 3, paper) +
    bar(x + 16, 54, 58, ink, 8) +
    bar(x + 16, 76, 106, words, 7) +
    bar(x + 16, 92, 84, words, 7) +
    bar(x + 16, 108, 96, words, 7)
  );
}

function lesson(name: string, options: Lesson): string {
  const sheet = coverSheet(name);
  const { side, desk } = options;
  const pane = [388, 112] as const;
  const view = seen(
    outlook(sheet, {
      hour: options.hour,
      seed: options.seed,
      size: pane,
      sun: [0.24, 0.36],
      radius: 0,
    }),
  );
  const shine = options.shine ? sheet.glow([0, '#DDF1FF', 0.2], [1, '#BFE0FA', 0]) : '';
  return sheet.render(
    room(sheet, options.room, 262),
    casement(sheet, {
      at: [across(side, 34, pane[0]), 28],
      size: pane,
      view,
      frame: options.room.frame,
      panes: 4,
    }),
    board(side, options.board),
    options.extra(sheet),
    row(
      side,
      {
        table: 214,
        scale: 0.8,
        from: 36,
        width: 392,
        seats: options.back.map((look, index) => [98 + index * 132, look]),
      },
      desk,
      shine,
    ),
    stander(
      [across(side, 550), 342],
      1.32,
      {
        look: options.teacher,
        near: { elbow: [20, -98], hand: [46, -104] },
        far: { elbow: [20, -92], hand: [34, -80] },
      },
      -side,
    ),
    row(
      side,
      {
        table: 318,
        scale: 1.06,
        from: -20,
        width: 490,
        seats: options.front.map((look, index) => [74 + index * 152, look]),
      },
      desk,
      shine,
    ),
  );
}

const day: Lesson = {
  room: rooms.dawn,
  side: 1,
  hour: 'morning',
  seed: 45,
  desk: { top: '#FFFAF0', front: '#C98F5C' },
  back: [people.hari, wearing(people.dana, '#2F8F72'), { ...people.suman, top: '#A8434F' }],
  front: [wearing(people.maya, '#0A73C2'), people.luis, wearing(people.prerana, '#F2AE2E')],
  teacher: wearing(people.joan, '#2E6FA8', '#3A3F55'),
  board: ['#FFFFFF', '#0A73C2', '#C3D3E2'],
  extra: () => potPlant([604, 330], 0.86, '#24507F'),
};

const evening: Lesson = {
  room: rooms.dusk,
  side: -1,
  hour: 'dusk',
  seed: 46,
  desk: { top: '#D9B48A', front: '#3A3F5E' },
  back: [wearing(people.asmita, '#C98550'), people.bikash, wearing(people.prerana, '#8E5A62')],
  front: [
    { ...people.hari, top: '#2F7A78' },
    wearing(people.dana, '#DDEBF7'),
    { ...people.suman, top: '#2E86CC' },
  ],
  teacher: wearing(people.luis, '#E9D8C0', '#8A6A58'),
  board: ['#17456B', '#FFE0A8', '#5F88AE'],
  extra: (sheet) =>
    pendant(sheet, [260, 2], '#F2AE2E', 170, 110) + pendant(sheet, [500, 2], '#F2AE2E', 170, 110),
  shine: true,
};

export const laptopClass = {
  'laptop-class-day': (name: string) => lesson(name, day),
  'laptop-class-evening': (name: string) => lesson(name, evening),
};
