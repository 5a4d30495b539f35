import { deskPerson } from './desk-person.ts';
import { books, hangingPlant, mug, screen, sillPlant } from './desk-things.ts';
import { flags } from './flags.ts';
import { hours } from './hours.ts';
import { createSheet, type Sheet, whole } from './sheet.ts';
import { stupa } from './stupa.ts';
import { element, group, line, path, place } from './svg.ts';
import { valley } from './valley.ts';

const PANE = { width: 324, height: 258 };

function view(sheet: Sheet): string {
  const [, , hour] = hours;
  if (hour === undefined) throw new Error('No early morning');
  const scene = valley(sheet, {
    ...PANE,
    hour,
    sun: [112, 108],
    radius: 30,
    peaks: [
      { summit: [176, 140], left: 80, right: 80 },
      { summit: [262, 82], left: 100, right: 110 },
      { summit: [4, 128], left: 80, right: 80 },
    ],
    middle: [172, 158, 182, 164, 176, 156],
    near: [214, 220, 212, 222, 208, 214],
    trees: 46,
    treeHeights: [10, 18],
    seed: 501,
  });
  return (
    scene.behind +
    stupa([66, 216], 0.62) +
    flags({ from: [66, 80], to: [338, 18], sag: 22, count: 22, size: 10 }) +
    flags({ from: [66, 80], to: [-12, 96], sag: 6, count: 6, size: 10 }) +
    scene.front
  );
}

function openWindow(sheet: Sheet): string {
  const glass = element('rect', { x: 48, y: 50, ...PANE });
  return (
    group({ 'clip-path': sheet.clip(glass) }, place([48, 50], 1, view(sheet))) +
    line('M210 50v258M48 160h324', '#FFFFFF', 6) +
    line('M48 50h324v258H48z', '#FFFFFF', 12) +
    path('M32 306h356v15H32z', { fill: '#FFFFFF' }) +
    path('M32 321h356v6H32z', { fill: '#0B3355', opacity: 0.12 })
  );
}

/** A morning's work in Patan, in blue, because the page around it has the colors of dawn. */
export function desk(name: string): string {
  const sheet = createSheet({ name, width: 420, height: 480, align: 'xMidYMid slice' });
  return sheet.render(
    whole(sheet, sheet.fade([0, '#C9E6FB'], [1, '#AFD6F6'])),
    openWindow(sheet),
    sillPlant([340, 308]),
    hangingPlant([394, 0]),
    screen([210, 402]),
    mug([78, 404]),
    books([344, 404]),
    path('M0 404h420v14H0z', { fill: '#FFF3E2' }),
    path('M0 418h420v62H0z', { fill: '#8CC3EE' }),
    path('M0 418h420v8H0z', { fill: '#0B3355', opacity: 0.12 }),
    deskPerson([210, 480]),
  );
}
