import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { coverSheet, dots, shade } from './cover.ts';
import { kitchenWall } from './kitchen.ts';
import { bigMomo, handBehind, momos, steam, steamer, thumb } from './momo.ts';

const EDGE = 196;

function table(sheet: Sheet): string {
  return (
    path(`M0 ${EDGE}h640v170H0z`, { fill: sheet.fade([0, '#F3DDB8'], [1, '#D9AC7A']) }) +
    path(`M0 ${EDGE}h640v5H0z`, { fill: '#FFF3DC' }) +
    line('M0 226H640M0 268H640M0 320H640', '#A9784A', 1.4, { opacity: 0.35 })
  );
}

/** A round tray of woven bamboo with folded momos. */
function tray(at: Point): string {
  const rows: readonly (readonly [number, number])[] = [
    [-44, -16],
    [-8, -20],
    [28, -18],
    [-66, 2],
    [-28, 2],
    [12, 1],
    [52, 0],
    [-46, 20],
    [-6, 22],
    [34, 20],
  ];
  return place(
    at,
    1,
    shade([3, 10], 116, 46, '#5A2F22', 0.3) +
      ellipse([0, 2], 114, 45, '#A9773F') +
      ellipse([0, -2], 112, 43, '#E9C48B') +
      ellipse([0, 0], 99, 36, '#D6AA6A') +
      line(
        'M-90-8H90M-98 4H98M-84 16H84M-60-30L-60 30M-20-35V35M20-35V35M60-30V30',
        '#B98848',
        1.2,
        { opacity: 0.6 },
      ) +
      momos(rows, 1.16),
  );
}

function bowl(at: Point, size: number, food: string, grains: string): string {
  return place(
    at,
    size,
    shade([4, 24], 44, 9, '#5A2F22', 0.3) +
      path('M-46-2Q-44 28-18 28H18Q44 28 46-2z', { fill: '#DDEBF2' }) +
      path('M-46-2Q-44 28-18 28H-6Q-30 22-30-2z', { fill: '#FFFFFF' }) +
      ellipse([0, -2], 46, 13, '#F7FBFD') +
      ellipse([0, -1], 39, 9.6, food) +
      dots(
        [
          [-18, -3],
          [-4, 2],
          [10, -4],
          [22, 1],
          [-26, 2],
          [2, -6],
        ],
        grains,
        4,
      ),
  );
}

/** Floured rounds of dough. */
function wrappers(at: Point): string {
  return place(
    at,
    1,
    shade([4, 6], 40, 14, '#5A2F22', 0.25) +
      ellipse([0, 3], 38, 13, '#E3CBA4') +
      ellipse([-2, -1], 38, 13, '#F4E4C8') +
      ellipse([2, -5], 38, 13, '#FFF6E4') +
      dots(
        [
          [-52, 8],
          [50, -10],
          [56, 4],
          [-46, -12],
          [44, 14],
        ],
        '#FFF6E4',
        3,
      ),
  );
}

/** Hands fold momos in front of the steamer. */
export function momoKitchen(name: string): string {
  const sheet = coverSheet(name);
  const hands: Point = [330, 262];
  const sleeve = '#A8344A';
  return sheet.render(
    kitchenWall(sheet),
    steam([496, 92], 0.6) + steam([592, 92], 0.6),
    table(sheet),
    steamer([540, 208]),
    tray([134, 254]),
    bowl([488, 270], 0.96, '#D2562F', '#F2AE2E'),
    wrappers([66, 330]),
    bowl([562, 326], 0.8, '#8FB36A', '#D8E6B4'),
    place(
      hands,
      0.92,
      handBehind(sleeve) +
        place([0, 0], 1, handBehind(sleeve), -1) +
        bigMomo() +
        thumb() +
        place([0, 0], 1, thumb(), -1),
    ),
  );
}
