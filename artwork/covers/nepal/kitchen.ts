import { type Sheet, whole } from '#artwork/sheet.ts';
import { element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { valley } from '#artwork/valley.ts';
import { hourNamed } from '#artwork/working/spot.ts';

const PANE = { width: 196, height: 122 };

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

/** Brass on a shelf. */
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

/** A kitchen wall with a window to the winter hills, and brass on a shelf. */
export function kitchenWall(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#2C7F86'], [1, '#57A5A3'])) +
    line('M0 158H640M0 178H640', '#FFFFFF', 1.2, { opacity: 0.14 }) +
    windowOnHills(sheet, [66, 26]) +
    shelf([318, 84])
  );
}
