import { stander, strides } from '#artwork/people/body.ts';
import { type Look, people } from '#artwork/people/looks.ts';
import { dayLeaves, tree } from '#artwork/places/garden.ts';
import { ellipse } from '#artwork/sheet.ts';
import { path } from '#artwork/svg.ts';
import { lateLeaves, paving } from './brick-town.ts';
import { wearing } from './cast.ts';
import { coverSheet, type Side } from './cover-sheet.ts';
import { signs, stand } from './fair-stand.ts';
import { lampChain } from './lamps.ts';
import { outlook, seen } from './outlook.ts';

const COUNTER = 290;

const asks = { elbow: [14, -94], hand: [36, -98] } as const;
const sheetOfPaper = path('M30-116h22v28H30z', { fill: '#FFFFFF' });
const bag = (fill: string): string => path('M-36-122q0-8 8-8h14v48h-14q-8 0-8-8z', { fill });

function visitor(x: number, side: Side, look: Look, held = ''): string {
  return stander([x, 350], 0.98, { look, near: asks, held }, side);
}

function passer(x: number, side: Side, look: Look, carried: string): string {
  return stander(
    [x, 352],
    0.98,
    { look, near: { elbow: [4, -94], hand: [16, -84] }, held: carried },
    side,
    strides.walk,
  );
}

function fairDay(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, {
    hour: 'noon',
    seed: 55,
    size: [640, 290],
    sun: [0.92, 0.22],
    radius: 22,
    near: 0.8,
  });
  return sheet.render(
    seen(scene),
    tree([30, 268], 1.5, dayLeaves),
    tree([620, 268], 1.5, dayLeaves, -1),
    path('M0 262h640v98H0z', { fill: '#E3CDA8' }),
    path('M0 262h640v6H0z', { fill: '#7A5A36', opacity: 0.25 }),
    stand([46, COUNTER], 1, {
      cloth: '#0A73C2',
      sign: signs.peaks,
      host: wearing(people.dana, '#7CC3F4'),
      back: '#CFE3F4',
      front: '#2E86CC',
    }),
    stand([236, COUNTER], 1, {
      cloth: '#2F8F72',
      sign: signs.rings,
      host: { ...people.bikash, top: '#24507F' },
      back: '#D6EADF',
      front: '#3F9E80',
    }),
    stand([426, COUNTER], 1, {
      cloth: '#A8434F',
      sign: signs.blocks,
      host: wearing(people.joan, '#F2AE2E'),
      back: '#F3DDDA',
      front: '#B9606A',
    }),
    visitor(60, 1, { ...people.suman, top: '#FFF3E2' }, sheetOfPaper),
    passer(236, 1, wearing(people.maya, '#F2C66B', '#24405F'), bag('#24507F')),
    visitor(392, 1, wearing(people.hari, '#5B6F8C', '#3A3F55')),
    visitor(594, -1, wearing(people.prerana, '#FFFFFF', '#7A4152'), sheetOfPaper),
  );
}

function fairEvening(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, {
    hour: 'dusk',
    seed: 56,
    size: [640, 290],
    sun: [0.74, 0.5],
    radius: 24,
    near: 0.8,
  });
  const glow = sheet.glow([0, '#FFDFA8', 0.6], [1, '#FFB35C', 0]);
  return sheet.render(
    seen(scene),
    tree([600, 268], 1.7, lateLeaves, -1),
    path('M0 262h640v98H0z', { fill: sheet.fade([0, '#5A4A66'], [1, '#332C48']) }),
    paving({ top: 262, foot: 360, joint: '#1E1830', opacity: 0.4 }),
    ellipse([140, 220], 150, 110, glow),
    ellipse([400, 220], 150, 110, glow),
    lampChain(
      sheet,
      [
        [-14, 46],
        [138, 28],
        [398, 28],
        [654, 66],
      ],
      12,
      '#1A1A2C',
    ),
    stand([40, COUNTER], 1.16, {
      cloth: '#3E6FA8',
      sign: signs.rings,
      host: wearing(people.asmita, '#DDEBF7'),
      back: '#FFE2AE',
      front: '#2C4F80',
    }),
    stand([300, COUNTER], 1.16, {
      cloth: '#8E4456',
      sign: signs.peaks,
      host: { ...people.luis, top: '#2F7A78' },
      back: '#FFE2AE',
      front: '#6A3A50',
    }),
    ellipse([140, 304], 190, 24, glow),
    ellipse([400, 304], 190, 24, glow),
    visitor(246, -1, { ...people.hari, top: '#C98550', trousers: '#5B6F8C' }, sheetOfPaper),
    visitor(500, -1, wearing(people.dana, '#2E86CC', '#6A7A96')),
    visitor(548, -1, { ...people.bikash, top: '#B9A8A0', trousers: '#5B6F8C' }, sheetOfPaper),
    passer(60, 1, wearing(people.prerana, '#F3DFC2', '#8E5A62'), bag('#24406A')),
  );
}

export const jobFair = { 'job-fair-day': fairDay, 'job-fair-evening': fairEvening };
