import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { stander } from './body.ts';
import { fromBehind } from './bust.ts';
import { bar, box } from './cards.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { type Look, people } from './looks.ts';
import { roomWindow } from './room.ts';

const CHALK = '#DDEBF7';

function view(sheet: Sheet): string {
  const scene = hills(sheet, {
    hour: hourNamed('late morning'),
    width: 116,
    height: 150,
    sun: [30, 36],
    radius: 0,
    peaks: [{ summit: [76, 50], left: 60, right: 60 }],
    middle: [92, 84, 96, 86],
    near: [122, 116, 124, 118],
    trees: 10,
    treeHeights: [8, 15],
    seed: 701,
  });
  return scene.behind + scene.front;
}

/** A diagram with steps and a circle. */
function board(at: Point): string {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return place(
    at,
    1,
    box(-9, -9, 288, 184, 8, '#8E5A2E') +
      box(0, 0, 270, 166, 4, '#17456B') +
      bar(24, 22, 92, CHALK, 8) +
      line(
        'M24 60h54v34H24zM108 60h54v34h-54zM78 77h26M98 71l7 6-7 6M162 77h28M184 71l7 6-7 6',
        CHALK,
        3,
        round,
      ) +
      circle([216, 77], 20, { fill: 'none', stroke: '#84C8F8', 'stroke-width': 3 }) +
      line('M207 77l7 7 12-13', '#84C8F8', 3.4, round) +
      bar(24, 116, 150, '#5F88AE', 6) +
      bar(24, 132, 110, '#5F88AE', 6) +
      path('M-2 175h274v7H-2z', { fill: '#6B4327' }),
  );
}

function row(
  y: number,
  scale: number,
  listeners: readonly (readonly [x: number, look: Look])[],
): string {
  return listeners.map(([x, look]) => fromBehind([x, y], scale, look)).join('');
}

function bench(y: number, from: number, to: number): string {
  return (
    path(`M${from} ${y}H${to}v14H${from}z`, { fill: '#B07A4E' }) +
    path(`M${from} ${y}H${to}v4H${from}z`, { fill: '#D9A877' })
  );
}

/** A full workshop. */
export function caresWorkshops(name: string): string {
  const sheet = spot(name);
  const teacher = stander([164, 352], 1.28, {
    look: { ...people.joan, skin: '#8A4B2A' },
    near: { elbow: [18, -94], hand: [42, -112] },
    far: { elbow: [14, -92], hand: [26, -84] },
  });
  return sheet.render(
    path('M0 0h580v435H0z', { fill: sheet.fade([0, '#CFE6F7'], [1, '#E9F3FA']) }),
    path('M0 0h580v18H0zM0 18h12v300H0zM568 18h12v300h-12z', { fill: '#8E5A2E' }),
    path('M0 318h580v117H0z', { fill: '#C99A6B' }),
    roomWindow(sheet, [38, 62], [92, 150], view(sheet), 2),
    board([232, 54]),
    path('M62 318h470v8H62z', { fill: '#0B3355', opacity: 0.1 }),
    teacher,
    row(372, 0.86, [
      [254, people.dana],
      [344, people.hari],
      [434, people.maya],
      [520, people.luis],
    ]),
    bench(362, 206, 566),
    row(440, 1.16, [
      [84, people.bikash],
      [206, people.asmita],
      [330, people.suman],
      [456, { ...people.prerana, top: '#DDEBF7' }],
    ]),
    bench(420, 14, 540),
  );
}
