import type { Sheet } from '#artwork/sheet.ts';
import { ellipse, whole } from '#artwork/sheet.ts';
import { element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { hourNamed, spotSheet, spotValley } from '#artwork/working/spot.ts';
import { lying } from './lying.ts';
import { prototype } from './prototype.ts';
import { chartScreen, firstScreen, listScreen, milestones, note, pencil } from './wireframes.ts';

const GLASS = { x: 30, y: -10, width: 520, height: 112 };
const TOP = 'M26 132H554L612 404H-32z';

function morningWindow(sheet: Sheet): string {
  const scene = spotValley(sheet, {
    hour: hourNamed('morning'),
    height: 116,
    sun: [112, 44],
    radius: 22,
    peaks: [
      { summit: [206, 34], left: 90, right: 90 },
      { summit: [404, 22], left: 110, right: 110 },
      { summit: [520, 46], left: 80, right: 80 },
    ],
    middle: [72, 62, 74, 64, 76, 66, 70],
    near: [92, 88, 96, 90, 96, 88, 92],
    treeHeights: [6, 12],
    seed: 951,
  });
  return (
    group({ 'clip-path': sheet.clip(element('rect', GLASS)) }, scene.behind, scene.front) +
    line('M203-10v112M377-10v112', '#FFFFFF', 6) +
    line('M30-10v112h520v-112', '#FFFFFF', 10) +
    path('M14 102h552v12H14z', { fill: '#FFFFFF' }) +
    path('M14 114h552v5H14z', { fill: '#0B3355', opacity: 0.12 })
  );
}

/** Sunlight through three panes on the boards. */
function sunlight(): string {
  const pane = (x: number): string => `M${x} 132h104l92 272H${x + 66}z`;
  return path(pane(66) + pane(200) + pane(334), { fill: '#FFF6E2', opacity: 0.55 });
}

function table(sheet: Sheet): string {
  const boards = 'M13 190H567M-2 262H582M-18 336H598';
  return (
    path(TOP, { fill: sheet.fade([0, '#E3BC8E'], [1, '#EFCFA6']) }) +
    group(
      { 'clip-path': sheet.clip(path(TOP, {})) },
      line(boards, '#C99A68', 1.6, { opacity: 0.7 }),
      sunlight(),
    ) +
    path('M-32 404H612v12H-32z', { fill: '#C08A58' }) +
    path('M-32 416H612v24H-32z', { fill: '#6E4630' })
  );
}

/** A cup of tea from above and in front. */
function tea(at: Point): string {
  return place(
    at,
    1,
    ellipse([6, 20], 36, 12, '#B98350') +
      ellipse([0, 16], 32, 12, '#FFFFFF') +
      line('M20-4q18-2 16 9t-18 9', '#FFFFFF', 5) +
      path('M-22-12h44v16q-2 16-14 16h-16q-12 0-14-16z', { fill: '#FFFDF8' }) +
      path('M8-12h14v16q-2 16-14 16h-4q6-14 4-32z', { fill: '#DCE8F2' }) +
      ellipse([0, -12], 22, 8, '#F4F8FB') +
      ellipse([0, -11], 17.5, 5.6, '#B9764A'),
  );
}

/** A request on paper, the screens made from it, and the schedule. */
export function deskPlan(name: string): string {
  const sheet = spotSheet(name);
  const way = { 'stroke-dasharray': '0 9', 'stroke-linecap': 'round' } as const;
  return sheet.render(
    whole(sheet, sheet.fade([0, '#CFE7FA'], [1, '#B7DBF8'])),
    morningWindow(sheet),
    table(sheet),
    lying([112, 204], -9, listScreen),
    lying([186, 232], 5, firstScreen),
    lying([446, 212], 7, chartScreen),
    lying([500, 172], -8, note),
    lying([290, 352], 0, milestones),
    lying([520, 282], -58, pencil),
    tea([60, 286]),
    line('M232 214q18-14 36-12', '#0A73C2', 4, way),
    prototype(sheet, [264, 62]),
  );
}
