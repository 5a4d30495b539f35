import { sitter, stander, strides } from '#artwork/people/body.ts';
import { laptopSide } from '#artwork/people/laptop.ts';
import { people } from '#artwork/people/looks.ts';
import { dayLeaves, tree } from '#artwork/places/garden.ts';
import { newariHouse } from '#artwork/places/newari-house.ts';
import { ellipse } from '#artwork/sheet.ts';
import { path } from '#artwork/svg.ts';
import { dayBrick, lateBrick, lateLeaves, paving, ringBench, yardLamp } from './brick-town.ts';
import { wearing } from './cast.ts';
import { coverSheet } from './cover-sheet.ts';
import { lampChain } from './lamps.ts';
import { outlook, seen } from './outlook.ts';

const YARD = 248;
const SCALE = 0.74;

const chat = { elbow: [14, -94], hand: [34, -106] } as const;
const book = path('M14-100h18v22H14z', { fill: '#DDEBF7' });

function yardDay(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, {
    hour: 'early morning',
    seed: 40,
    size: [640, 280],
    sun: [0.47, 0.22],
    radius: 0,
    near: 0.8,
  });
  return sheet.render(
    seen(scene),
    tree([258, 262], 0.9, dayLeaves),
    tree([356, 262], 0.74, dayLeaves, -1),
    newariHouse([110, 264], 0.78, dayBrick),
    newariHouse([520, 266], 0.8, dayBrick, -1),
    path(`M0 ${YARD}h640v112H0z`, { fill: sheet.fade([0, '#D98E66'], [1, '#C4714C']) }),
    paving({ top: YARD, foot: 360, joint: '#9A4F34', opacity: 0.4 }),
    path(`M0 ${YARD}h640v7H0z`, { fill: '#5A2A1C', opacity: 0.25 }),
    ringBench([522, 308], '#F1DFC9', '#B98F76'),
    tree([522, 310], 1.5, dayLeaves, -1),
    sitter(
      [478, 304],
      0.82,
      {
        look: wearing(people.dana, '#0A73C2', '#54688A'),
        near: { elbow: [6, -18], hand: [26, -18] },
        held: laptopSide([40, -14], 0.9),
      },
      -1,
    ),
    stander([188, 336], SCALE, { look: { ...people.suman, top: '#FFF3E2' }, near: chat }),
    stander(
      [252, 338],
      SCALE,
      {
        look: wearing(people.maya, '#A8434F'),
        near: { elbow: [10, -92], hand: [22, -90] },
        held: book,
      },
      -1,
    ),
    stander(
      [356, 318],
      SCALE * 0.9,
      {
        look: wearing(people.bikash, '#24507F', '#4A3B34'),
        near: { elbow: [4, -94], hand: [16, -84] },
        held: path('M-36-122q0-8 8-8h14v48h-14q-8 0-8-8z', { fill: '#F2AE2E' }),
      },
      1,
      strides.walk,
    ),
  );
}

function yardEvening(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, {
    hour: 'dusk',
    seed: 41,
    size: [640, 280],
    sun: [0.2, 0.62],
    near: 0.8,
  });
  return sheet.render(
    seen(scene),
    tree([196, 262], 0.86, lateLeaves),
    newariHouse([430, 266], 0.8, lateBrick),
    tree([606, 276], 1.3, lateLeaves, -1),
    path(`M0 ${YARD}h640v112H0z`, { fill: sheet.fade([0, '#6B4A58'], [1, '#3A3048']) }),
    paving({ top: YARD, foot: 360, joint: '#251C30', opacity: 0.45 }),
    ellipse([430, 270], 150, 26, sheet.glow([0, '#FFD79A', 0.7], [1, '#FFB35C', 0])),
    ringBench([92, 304], '#9AA3BC', '#4F5A78'),
    tree([92, 306], 1.56, lateLeaves),
    lampChain(
      sheet,
      [
        [118, 130],
        [312, 76],
      ],
      14,
      '#1A1A2C',
    ),
    lampChain(
      sheet,
      [
        [548, 76],
        [656, 112],
      ],
      8,
      '#1A1A2C',
    ),
    yardLamp(sheet, [250, 312], 0.94, true),
    sitter([130, 300], 0.82, {
      look: wearing(people.prerana, '#F3DFC2', '#7A4152'),
      near: { elbow: [8, -18], hand: [26, -28] },
    }),
    stander([312, 340], SCALE, { look: wearing(people.luis, '#DDEBF7'), near: chat }),
    stander(
      [376, 342],
      SCALE,
      {
        look: wearing(people.joan, '#C98550', '#5B6F8C'),
        near: { elbow: [10, -92], hand: [26, -98] },
      },
      -1,
    ),
    stander(
      [424, 340],
      SCALE,
      {
        look: { ...people.hari, top: '#2F7A78', trousers: '#5B6F8C' },
        near: { elbow: [6, -92], hand: [18, -86] },
      },
      -1,
    ),
    stander(
      [556, 328],
      SCALE * 0.92,
      {
        look: wearing(people.maya, '#2E86CC', '#8E5A62'),
        near: { elbow: [4, -94], hand: [16, -84] },
      },
      -1,
      strides.walk,
    ),
  );
}

export const campusYard = {
  'campus-yard-day': yardDay,
  'campus-yard-evening': yardEvening,
};
