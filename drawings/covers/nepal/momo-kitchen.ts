import { ellipse, type Sheet, whole } from '#drawings/sheet.ts';
import { element, group, line, type Point, path, place } from '#drawings/svg.ts';
import { valley } from '#drawings/valley.ts';
import { hourNamed } from '#drawings/working/spot.ts';
import { coverSheet, dots } from './cover.ts';
import { bigMomo, handBehind, momos, steam, steamer, thumb } from './momo.ts';

const PANE = { width: 196, height: 122 };
const EDGE = 196;

function view(sheet: Sheet): string {
  const scene = valley(sheet, {
    ...PANE,
    hour: hourNamed('afternoon'),
    sun: [150, 34],
    radius: 13,
    peaks: [
      { summit: [54, 48], left: 60, right: 60 },
      { summit: [128, 58], left: 50, right: 60 },
    ],
    middle: [86, 76, 90, 80, 88],
    near: [104, 110, 102, 108, 100],
    trees: 26,
    treeHeights: [6, 12],
    seed: 1261,
  });
  return scene.behind + scene.front;
}

function windowOnHills(sheet: Sheet, [x, y]: Point): string {
  const glass = element('rect', { x, y, ...PANE });
  const { width, height } = PANE;
  return (
    group({ 'clip-path': sheet.clip(glass) }, place([x, y], 1, view(sheet))) +
    line(`M${x + width / 2} ${y}v${height}`, '#6E3F2C', 6) +
    line(`M${x} ${y}h${width}v${height}h-${width}z`, '#6E3F2C', 10) +
    path(`M${x - 18} ${y + height + 3}h${width + 36}v9h-${width + 36}z`, { fill: '#8E5A3A' })
  );
}

/** Brass on the shelf, as in every kitchen of the valley. */
function shelf([x, y]: Point): string {
  const jug = (at: number): string =>
    path(`M${at - 9} ${y}h18l-3-4q14-8 8-20-3-6-9-8v-8h-10v8q-6 2-9 8-6 12 8 20z`, {
      fill: '#C98B2B',
    }) +
    path(`M${at - 9} ${y}h7l-2-4q-10-9-5-20 2-5 5-8v-8h-1v8q-6 2-9 8-6 12 8 20z`, {
      fill: '#F6CF6B',
    }) +
    path(`M${at - 9} ${y - 42}h18v4h-18z`, { fill: '#F6CF6B' });
  const jar = (at: number, fill: string): string =>
    path(`M${at - 11} ${y}v-28h22v28z`, { fill }) +
    path(`M${at - 12} ${y - 34}h24v7h-24z`, { fill: '#6E3F2C' }) +
    path(`M${at - 8} ${y - 3}v-22h5v22z`, { fill: '#FFFFFF', opacity: 0.4 });
  return (
    jar(x + 22, '#C65B4A') +
    jar(x + 52, '#D9B34A') +
    jug(x + 92) +
    jar(x + 132, '#7FA36A') +
    path(`M${x} ${y}h160v8h-160z`, { fill: '#8E5A3A' }) +
    path(`M${x + 14} ${y + 8}h6v12zM${x + 140} ${y + 8}h6v12z`, { fill: '#6E3F2C' })
  );
}

function wall(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#2C7F86'], [1, '#57A5A3'])) +
    line('M0 158H640M0 178H640', '#FFFFFF', 1.2, { opacity: 0.14 }) +
    windowOnHills(sheet, [66, 26]) +
    shelf([318, 84])
  );
}

function table(sheet: Sheet): string {
  return (
    path(`M0 ${EDGE}h640v170H0z`, { fill: sheet.fade([0, '#F3DDB8'], [1, '#D9AC7A']) }) +
    path(`M0 ${EDGE}h640v5H0z`, { fill: '#FFF3DC' }) +
    line('M0 226H640M0 268H640M0 320H640', '#A9784A', 1.4, { opacity: 0.35 })
  );
}

/** A round tray of woven bamboo, with what is already folded. */
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
    ellipse([3, 10], 116, 46, '#5A2F22').replace('/>', ' opacity="0.3"/>') +
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
    ellipse([4, 24], 44, 9, '#5A2F22').replace('/>', ' opacity="0.3"/>') +
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

/** Rolled rounds of dough, floured. */
function wrappers(at: Point): string {
  return place(
    at,
    1,
    ellipse([4, 6], 40, 14, '#5A2F22').replace('/>', ' opacity="0.25"/>') +
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

/** Hands that fold momos, the steamer already at work. */
export function momoKitchen(name: string): string {
  const sheet = coverSheet(name);
  const hands: Point = [330, 262];
  const sleeve = '#A8344A';
  return sheet.render(
    wall(sheet),
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
