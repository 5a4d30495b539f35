import { flags } from '#artwork/flags.ts';
import { stander } from '#artwork/people/body.ts';
import { box } from '#artwork/people/cards.ts';
import { type Look, people } from '#artwork/people/looks.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { type Point, path, place } from '#artwork/svg.ts';
import { dayGuests, eveningGuests, listeners, wearing } from './cast.ts';
import { climb, columns, heading, ring } from './charts.ts';
import { coverSheet, type Side } from './cover-sheet.ts';
import { outlook, seen } from './outlook.ts';
import { beam, casement, type Room, room, rooms } from './rooms.ts';

const FLOOR = 286;
const SIZE = { width: 350, height: 206 } as const;

interface Talk {
  readonly room: Room;
  /** The direction that the speaker faces. */
  readonly side: Side;
  readonly speaker: Look;
  readonly at: number;
  readonly hand: Point;
  readonly screen: number;
  readonly windows: readonly (readonly [x: number, width: number])[];
  readonly view: (sheet: Sheet, width: number, index: number) => string;
  readonly paper: string;
  readonly slide: string;
  readonly guests: readonly Look[];
  readonly seats: readonly number[];
  readonly first: number;
  readonly glow?: string;
}

function wallScreen(x: number, paper: string, slide: string): string {
  const { width, height } = SIZE;
  return place(
    [x, 34],
    1,
    box(-9, -9, width + 18, height + 18, 12, '#0B1B2B') +
      box(0, 0, width, height, 5, paper) +
      slide,
  );
}

function talk(name: string, options: Talk): string {
  const sheet = coverSheet(name);
  const { side, at, screen } = options;
  const shine = options.glow ? sheet.glow([0, options.glow, 0.55], [1, options.glow, 0]) : '';
  const windows = options.windows.map(
    ([x, width], index) =>
      casement(sheet, {
        at: [x, 40],
        size: [width, 176],
        view: options.view(sheet, width, index),
        frame: options.room.frame,
        transom: 52,
      }) + beam(options.room, x + 10, width - 20, FLOOR, side * 40),
  );
  return sheet.render(
    room(sheet, options.room, FLOOR),
    windows.join(''),
    shine ? ellipse([screen + 175, 150], 300, 210, shine) : '',
    wallScreen(screen, options.paper, options.slide),
    path(`M${at - 55} 347q55-14 110 0z`, { fill: '#0B2440', opacity: 0.16 }),
    stander(
      [at, 344],
      1.3,
      {
        look: options.speaker,
        near: { elbow: [20, -97], hand: options.hand },
        far: { elbow: [24, -94], hand: [40, -82] },
      },
      side,
    ),
    listeners(options.guests, options.seats, 372, 0.92, options.first),
  );
}

const morning: Talk = {
  room: rooms.clear,
  side: 1,
  speaker: wearing(people.prerana, '#F2AE2E'),
  at: 148,
  hand: [48, -112],
  screen: 256,
  windows: [[40, 168]],
  view: (sheet, width) =>
    seen(
      outlook(sheet, {
        hour: 'early morning',
        seed: 3,
        size: [width, 176],
        sun: [0.72, 0.24],
        radius: 0,
      }),
      stupa([52, 144], 0.46) +
        flags({ from: [52, 44], to: [176, 20], sag: 10, count: 13, size: 9 }),
    ),
  paper: '#FFFFFF',
  slide: heading([28, 26]) + columns([52, 176], [30, 44, 58, 74, 92, 116]),
  guests: dayGuests,
  seats: [46, 250, 356, 462, 566],
  first: 0,
};

const noon: Talk = {
  room: rooms.timber,
  side: -1,
  speaker: { ...people.bikash, top: '#2F8F72' },
  at: 492,
  hand: [46, -122],
  screen: 34,
  windows: [[432, 168]],
  view: (sheet, width) =>
    seen(
      outlook(sheet, { hour: 'noon', seed: 4, size: [width, 176], sun: [0.76, 0.24], radius: 0 }),
    ),
  paper: '#FFF8EC',
  slide: heading([28, 26]) + climb([50, 176]),
  guests: dayGuests,
  seats: [74, 178, 284, 390, 594],
  first: 4,
};

/** The screen between two windows, with more listeners. */
const dusk: Talk = {
  room: rooms.dusk,
  side: -1,
  speaker: wearing(people.maya, '#DDEBF7', '#8E5A62'),
  at: 566,
  hand: [46, -106],
  screen: 138,
  windows: [
    [24, 76],
    [540, 76],
  ],
  view: (sheet, width, index) =>
    seen(
      outlook(sheet, {
        hour: 'dusk',
        seed: 5 + index,
        size: [width, 176],
        sun: [0.5, index === 0 ? 0.52 : 0.9],
      }),
    ),
  paper: '#F2F8FE',
  slide: heading([28, 24]) + ring([100, 126]),
  guests: eveningGuests,
  seats: [52, 148, 244, 340, 436],
  first: 2,
  glow: '#CFE6FA',
};

export const talkScreen = {
  'talk-screen-morning': (name: string) => talk(name, morning),
  'talk-screen-noon': (name: string) => talk(name, noon),
  'talk-screen-dusk': (name: string) => talk(name, dusk),
};
