import type { Sheet } from '#artwork/sheet.ts';
import { stops, whole } from '#artwork/sheet.ts';
import { circle, element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { valley } from '#artwork/valley.ts';
import { figure } from './figure.ts';
import { headFromBehind } from './heads.ts';
import { people } from './people.ts';
import { hourNamed, SLIDE, slideSheet } from './slide.ts';
import { explaining } from './stances.ts';

const WOOD = '#2B2430';
const BEAM = '#5A3D33';
const RIM = '#FFC58A';
const PANES = [52, 212, 372] as const;

function view(sheet: Sheet): string {
  const scene = valley(sheet, {
    ...SLIDE,
    height: 372,
    hour: hourNamed('sunset'),
    sun: [282, 226],
    radius: 34,
    peaks: [
      { summit: [120, 190], left: 120, right: 120 },
      { summit: [452, 172], left: 130, right: 130 },
    ],
    middle: [270, 248, 276, 252, 274, 256, 270],
    near: [326, 312, 330, 320, 334, 322, 326],
    trees: 50,
    treeHeights: [10, 22],
    seed: 641,
  });
  return scene.behind + scene.front;
}

/** Three arched windows, as tall as the wall. */
function windows(sheet: Sheet): string {
  const hole = (x: number): string => `M${x} 372V148q0-40 64-56 64 16 64 56v224z`;
  const holes = PANES.map(hole).join('');
  const bars = PANES.map((x) => `M${x + 64} 92v280M${x} 208h128M${x} 292h128`).join('');
  return (
    group({ 'clip-path': sheet.clip(path(holes, {})) }, view(sheet)) +
    line(bars, WOOD, 4) +
    line(holes, WOOD, 9) +
    path(PANES.map((x) => `M${x - 12} 370h152v10h-152z`).join(''), { fill: BEAM })
  );
}

function roofBeams(): string {
  return (
    path('M0 0h960v30H0z', { fill: WOOD }) +
    path('M0 52h960v14H0z', { fill: BEAM }) +
    path('M188 66l30-36h12l-30 36zM348 66l-30-36h-12l30 36zM508 66l30-36h12l-30 36z', {
      fill: BEAM,
    }) +
    path('M668 66l-30-36h-12l30 36zM828 66l30-36h12l-30 36zM28 66L-2 30h12l30 36z', {
      fill: BEAM,
    }) +
    line('M0 66h960', RIM, 1.6, { opacity: 0.4 })
  );
}

/** The slide: a large drawing of a bridge. */
function slideScreen(): string {
  const bar = (x: number, y: number, width: number, fill: string): string =>
    element('rect', { x, y, width, height: 8, rx: 4, fill });
  return (
    element('rect', { x: 640, y: 104, width: 280, height: 196, rx: 8, fill: '#FFFFFF' }) +
    element('rect', { x: 650, y: 114, width: 260, height: 176, rx: 4, fill: '#EEF7FE' }) +
    bar(670, 134, 92, '#0B1B2B') +
    bar(670, 150, 60, '#A9B9C8') +
    line('M690 194v72M870 194v72', '#0A73C2', 7, { 'stroke-linecap': 'round' }) +
    line('M668 250q112 14 224 0', '#0A73C2', 5, { 'stroke-linecap': 'round' }) +
    line('M690 198q90 92 180 0M724 226v26M758 241v15M802 241v15M836 226v26', '#0A73C2', 3)
  );
}

function stage(sheet: Sheet): string {
  const glow = sheet.glow([0, '#FFF3DC', 0.5], [1, '#FFE2B8', 0]);
  return (
    element('ellipse', { cx: 780, cy: 210, rx: 240, ry: 176, fill: glow }) +
    slideScreen() +
    path('M556 392h404v26H556z', { fill: '#7A5240' }) +
    path('M556 392h404v4H556z', { fill: RIM }) +
    figure([606, 386], 1.7, { ...explaining, nod: -4 }, people.asha) +
    path('M872 392v-66h-10v-8h64v8h-10v66z', { fill: BEAM }) +
    path('M860 318h68v4h-68z', { fill: RIM })
  );
}

type Listener = readonly [x: number, coat: string, hair: 'short' | 'long' | 'bun'];

/** From behind, with the window's light on the left shoulder. */
function listener([x, coat, hair]: Listener, y: number, scale: number): string {
  return place(
    [x, y],
    scale,
    path('M-25 44Q-26 16-8 12.500H8Q26 16 25 44z', { fill: coat }) +
      line('M-24.5 40Q-25 17-9 13', RIM, 2, { 'stroke-linecap': 'round', opacity: 0.9 }) +
      path('M-4.5 6h9v8q-4.5 3-9 0z', { fill: '#8A4B2A' }) +
      headFromBehind(hair, '#8A4B2A') +
      line('M-9.6-3Q-9-11-2-12.6', RIM, 1.6, { 'stroke-linecap': 'round', opacity: 0.9 }),
  );
}

/** Benches in rows. People hide the fronts of their benches. */
function row(y: number, scale: number, who: readonly Listener[]): string {
  const [left, right] = [-20, 980];
  return (
    who.map((one) => listener(one, y, scale)).join('') +
    path(`M${left} ${y + 30 * scale}H${right}v${Math.round(20 * scale)}H${left}z`, { fill: BEAM }) +
    path(`M${left} ${y + 30 * scale}H${right}v3H${left}z`, { fill: RIM, opacity: 0.75 })
  );
}

const back: readonly Listener[] = [
  [96, '#2C5C93', 'short'],
  [206, '#8E5A62', 'long'],
  [352, '#2F7A78', 'bun'],
  [470, '#C9B8A8', 'short'],
  [588, '#2C5C93', 'long'],
];

const front: readonly Listener[] = [
  [150, '#C98550', 'bun'],
  [300, '#234A7A', 'short'],
  [520, '#DCE6F0', 'long'],
  [700, '#2F7A78', 'short'],
  [846, '#8E5A62', 'bun'],
];

export function officeHall(name: string): string {
  const sheet = slideSheet(name);
  const glow = stops([0, '#FFD9A0', 0.5], [1, '#FFD9A0', 0]);
  const light: Point = [282, 260];
  return sheet.render(
    whole(sheet, sheet.fade([0, '#2E4A75'], [0.55, '#50678C'], [1, '#6A7590'])),
    windows(sheet),
    circle(light, 300, { fill: sheet.glow(...glow) }),
    roofBeams(),
    path('M0 396h960v144H0z', { fill: '#4A4F6B' }),
    path('M52 396h128l130 144H40zM212 396h128l180 144H330zM372 396h128l220 144H560z', {
      fill: '#FFC58A',
      opacity: 0.45,
    }),
    stage(sheet),
    row(398, 1.2, back),
    row(464, 1.66, front),
  );
}
