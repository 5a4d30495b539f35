import { phone } from '#artwork/case-phone.ts';
import { lampLight } from '#artwork/colors.ts';
import { mug } from '#artwork/desk-things.ts';
import { type Sheet, stops, whole } from '#artwork/sheet.ts';
import { element, group, line, path, place } from '#artwork/svg.ts';
import { valley } from '#artwork/valley.ts';
import { figure, type Stance } from './figure.ts';
import { PANEL, panelSheet } from './panel-sheet.ts';
import { people } from './people.ts';
import { hourNamed } from './slide.ts';

const pointing: Stance = {
  hip: [0, 4],
  neck: [3, -26],
  nod: 4,
  nearArm: [
    [12, -4],
    [41, -12],
  ],
  farArm: [
    [14, -2],
    [30, 2],
  ],
  nearLeg: [
    [10, 6],
    [20, 10],
  ],
  farLeg: [
    [10, 6],
    [20, 10],
  ],
};

function nightWindow(sheet: Sheet): string {
  const scene = valley(sheet, {
    ...PANEL,
    height: 214,
    hour: hourNamed('night'),
    sun: [156, 62],
    radius: 20,
    peaks: [
      { summit: [238, 96], left: 100, right: 100 },
      { summit: [424, 84], left: 110, right: 110 },
    ],
    middle: [150, 134, 152, 136, 150, 132],
    near: [186, 176, 190, 182, 188, 178],
    trees: 40,
    treeHeights: [9, 18],
    seed: 671,
  });
  const hole = 'M104 26h372v178H104z';
  return (
    group({ 'clip-path': sheet.clip(path(hole, {})) }, scene.behind, scene.front) +
    line('M228 26v178M352 26v178', '#1B4272', 6) +
    line(hole, '#1B4272', 12) +
    path('M88 202h404v12H88z', { fill: '#24528A' })
  );
}

function lamplight(sheet: Sheet): string {
  const cone = sheet.fade([0, lampLight, 0.34], [1, lampLight, 0]);
  const pool = sheet.glow([0, '#FFE9C4', 0.85], [1, '#FFD9A0', 0]);
  return (
    path('M268 66h44l128 198H140z', { fill: cone }) +
    element('ellipse', { cx: 290, cy: 280, rx: 190, ry: 16, fill: pool })
  );
}

function lamp(): string {
  return (
    line('M290 0v34', '#061B33', 2.6) +
    path('M252 64q4-32 38-32t38 32z', { fill: '#2E86CC' }) +
    path('M306 35q20 6 22 29h-16q2-18-6-29z', { fill: '#7CC3F4' }) +
    path('M274 64h32q-4 10-16 10t-16-10z', { fill: '#FFF3DC' })
  );
}

function sketches(): string {
  return (
    path('M176 286l12-18h56l-4 18z', { fill: '#FFFFFF' }) +
    line('M194 274h36M190 280h28', '#A9B9C8', 2.4) +
    path('M352 288l-6-20h54l14 20z', { fill: '#FFFFFF' }) +
    path('M358 273h18l3 10h-18zM380 273h14l5 10h-16z', { fill: '#BFE3FC' }) +
    line('M430 290l22-12', '#F2AE2E', 4, { 'stroke-linecap': 'round' })
  );
}

/** A prototype passes from hand to hand under a lamp. */
export function panelProject(name: string): string {
  const sheet = panelSheet(name);
  const glow = stops([0, lampLight, 0.34], [1, '#7FA6D0', 0]);
  const scale = 1.86;
  return sheet.render(
    whole(sheet, sheet.fade([0, '#0D2C52'], [1, '#163F70'])),
    nightWindow(sheet),
    element('ellipse', { cx: 290, cy: 150, rx: 280, ry: 150, fill: sheet.glow(...glow) }),
    figure([168, 258], scale, pointing, people.diya),
    figure([412, 258], scale, pointing, people.eshan, { flip: -1 }),
    path('M0 262h580v34H0z', { fill: '#8A5F40' }),
    path('M0 262h580v3H0z', { fill: '#FFD9A0', opacity: 0.6 }),
    path('M0 296h580v30H0z', { fill: '#5A3A2A' }),
    lamplight(sheet),
    place([246, 126], 0.7, phone([0, 0])),
    sketches(),
    mug([520, 290]),
    lamp(),
  );
}
