import { hangingPlant, sillPlant } from '#artwork/desk-things.ts';
import { flags } from '#artwork/flags.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { whole } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { element, group, line, type Point, path } from '#artwork/svg.ts';
import { valley } from '#artwork/valley.ts';
import { figure } from './figure.ts';
import {
  cup,
  floorPlant,
  longTable,
  officeChair,
  pendantLamp,
  sideScreen,
} from './office-things.ts';
import { people } from './people.ts';
import { hourNamed, SLIDE, slideSheet } from './slide.ts';
import { atDesk, explaining } from './stances.ts';

const PANES = [56, 348, 640] as const;
const PANE = { y: 62, width: 264, height: 292 };
const FRAME = '#6B4630';
const TABLE = 420;

function view(sheet: Sheet): string {
  const scene = valley(sheet, {
    ...SLIDE,
    height: 372,
    hour: hourNamed('late morning'),
    sun: [742, 128],
    radius: 26,
    peaks: [
      { summit: [150, 168], left: 120, right: 120 },
      { summit: [466, 142], left: 140, right: 150 },
      { summit: [860, 176], left: 120, right: 120 },
    ],
    middle: [252, 226, 256, 232, 254, 230, 250],
    near: [306, 290, 312, 300, 316, 296, 300],
    trees: 60,
    treeHeights: [12, 26],
    seed: 621,
  });
  return (
    scene.behind +
    stupa([256, 312], 0.5) +
    flags({ from: [256, 202], to: [120, 300], sag: 12, count: 17, size: 9 }) +
    flags({ from: [256, 202], to: [420, 296], sag: 12, count: 19, size: 9 }) +
    scene.front
  );
}

function windows(sheet: Sheet): string {
  const holes = PANES.map(
    (x) => `M${x} ${PANE.y}h${PANE.width}v${PANE.height}h${-PANE.width}z`,
  ).join('');
  const bars = PANES.map((x) => `M${x + 132} 62v292M${x} 138h264`).join('');
  const lintels = PANES.map((x) => `M${x - 13} 50h290l-6 14h-278z`).join('');
  const sills = PANES.map((x) => `M${x - 16} 352h296v14h-296z`).join('');
  return (
    group({ 'clip-path': sheet.clip(path(holes, {})) }, view(sheet)) +
    line(bars, FRAME, 5) +
    line(holes, FRAME, 10) +
    path(lintels + sills, { fill: '#8A5A3C' }) +
    path(PANES.map((x) => `M${x - 16} 366h296v5h-296z`).join(''), {
      fill: '#0B3355',
      opacity: 0.12,
    })
  );
}

/** The beams of the floor above. */
function ceiling(): string {
  const ends = Array.from({ length: 16 }, (_, index) => `M${18 + index * 62} 20h26v18h-26z`);
  return (
    path('M0 0h960v20H0z', { fill: '#8A5A3C' }) +
    path(ends.join(''), { fill: '#6B4630' }) +
    path('M0 20h960v6H0z', { fill: '#43261C', opacity: 0.25 })
  );
}

/** Sunlight from the tall windows. */
function floor(sheet: Sheet): string {
  return (
    path('M0 398h960v142H0z', { fill: sheet.fade([0, '#E9CBA6'], [1, '#D8AF83']) }) +
    path('M0 398h960v5H0z', { fill: '#0B3355', opacity: 0.16 }) +
    path('M40 403h230l-70 137H-60zM330 403h230l-40 137H270zM620 403h230l-10 137H600z', {
      fill: '#FFF1D6',
      opacity: 0.55,
    })
  );
}

function seat(at: Point, who: (typeof people)[keyof typeof people], flip: number): string {
  return officeChair(at, 1.86, flip) + figure(at, 1.86, atDesk, who, { flip });
}

/** Someone looks at a board with a seated colleague. */
function board(): string {
  const note = (x: number, y: number, fill: string): string =>
    element('rect', { x, y, width: 26, height: 22, rx: 3, fill });
  return (
    line('M806 500l12-190M926 500l-12-190', '#8A5A3C', 6, { 'stroke-linecap': 'round' }) +
    element('rect', { x: 796, y: 258, width: 140, height: 126, rx: 6, fill: '#FFFFFF' }) +
    element('rect', { x: 810, y: 272, width: 52, height: 6, rx: 3, fill: '#0B1B2B' }) +
    note(810, 290, '#BFE3FC') +
    note(846, 290, '#BFE3FC') +
    note(882, 290, '#FFE3B8') +
    note(810, 322, '#FFE3B8') +
    note(846, 322, '#CDEBDD') +
    note(882, 322, '#BFE3FC') +
    line('M810 362h70', '#C5D2DE', 5, { 'stroke-linecap': 'round' })
  );
}

export function officeStudio(name: string): string {
  const sheet = slideSheet(name);
  const floorAt = 506;
  return sheet.render(
    whole(sheet, sheet.fade([0, '#D6EAFA'], [1, '#BBDCF5'])),
    ceiling(),
    windows(sheet),
    floor(sheet),
    sillPlant([92, 352]),
    sillPlant([566, 352]),
    hangingPlant([628, 30]),
    pendantLamp(280, 84, '#FFF3E2'),
    pendantLamp(420, 84, '#FFF3E2'),
    board(),
    figure([756, floorAt], 1.86, explaining, people.eshan),
    floorPlant([40, floorAt + 12], 1.2),
    seat([156, floorAt], people.diya, 1),
    seat([420, floorAt], people.chandra, -1),
    seat([500, floorAt], people.falguni, 1),
    longTable([404, TABLE + 14], 500, 76),
    sideScreen([226, TABLE + 14], 1.8),
    sideScreen([350, TABLE + 14], 1.8, -1),
    sideScreen([574, TABLE + 14], 1.8),
    cup([288, TABLE + 14]),
  );
}
