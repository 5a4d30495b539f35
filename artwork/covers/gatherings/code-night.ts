import { flags } from '#artwork/flags.ts';
import { sitter } from '#artwork/people/body.ts';
import { bust } from '#artwork/people/bust.ts';
import { box, card } from '#artwork/people/cards.ts';
import { laptopBack, laptopSide } from '#artwork/people/laptop.ts';
import { type Look, people } from '#artwork/people/looks.ts';
import { stool, table } from '#artwork/people/room.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { group, line, path, place } from '#artwork/svg.ts';
import { wearing } from './cast.ts';
import { codeLines, onDark } from './code-lines.ts';
import { coverSheet } from './cover-sheet.ts';
import { potPlant } from './furniture.ts';
import { outlook, seen } from './outlook.ts';
import { casement, room, rooms } from './rooms.ts';

const PANE = { width: 118, height: 104 } as const;
const COLUMNS = [172, 318, 464] as const;
const FLOORS = [62, 202] as const;

/** A lit window with someone working behind the sill. */
function litWindow(sheet: Sheet, x: number, y: number, look: Look, lamp: boolean): string {
  const { width, height } = PANE;
  const shape = box(0, 0, width, height, 0, sheet.fade([0, '#FFEBC0'], [1, '#FFCB84']));
  const hanging =
    line('M59 0v10', '#5A3526', 2) + path('M46 20q2-10 13-10t13 10z', { fill: '#5A3526' });
  const shelf =
    path('M74 34h36v4H74z', { fill: '#A9713F' }) +
    path('M80 34V18h6v16zM88 34V22h6v12zM96 34V16h7v18z', { fill: '#8E5A62' });
  return place(
    [x, y],
    1,
    shape +
      group(
        { 'clip-path': sheet.clip(box(0, 0, width, height, 0, '#000')) },
        lamp ? hanging : shelf,
        bust([50, 104], 0.72, look),
      ) +
      laptopBack([50, 105], 0.74) +
      path(`M-9-8h${width + 18}v8H-9zM-12 ${height}h${width + 24}v9H-12z`, { fill: '#241820' }) +
      line(`M0 0V${height}M${width} 0V${height}`, '#241820', 6),
  );
}

const NIGHT_PEOPLE: readonly (readonly [Look, Look, Look])[] = [
  [
    wearing(people.maya, '#2E86CC'),
    { ...people.suman, top: '#2F8F72' },
    wearing(people.dana, '#A8434F'),
  ],
  [
    { ...people.bikash, top: '#24507F' },
    wearing(people.asmita, '#FFF3E2'),
    { ...people.hari, top: '#5B6F8C' },
  ],
];

function facade(sheet: Sheet): string {
  const lit = FLOORS.map((y, floor) =>
    COLUMNS.map((x, column) => {
      const look = NIGHT_PEOPLE[floor]?.[column];
      return look ? litWindow(sheet, x, y, look, (floor + column) % 2 === 0) : '';
    }).join(''),
  );
  return (
    path('M148 40h458v300H148z', { fill: sheet.fade([0, '#6A4450'], [1, '#4A3042']) }) +
    path('M148 184h458v10H148z', { fill: '#3A2434' }) +
    path('M120 42l28-34h458l28 34z', { fill: '#1B2440' }) +
    line('M136 24h482', '#32406A', 2) +
    path('M118 40h518v8H118z', { fill: '#241820' }) +
    line('M148 8h458', '#FFC9A0', 3) +
    lit.join('')
  );
}

function codeNightEvening(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, {
    hour: 'night',
    seed: 60,
    sun: [0.1, 0.37],
    radius: 22,
    near: 0.84,
  });
  const ground = ridgeLine({
    keys: evenKeys(640, [322, 332, 336, 336, 336]),
    seed: 601,
    rounds: 1,
  });
  return sheet.render(
    seen(scene),
    flags({ from: [128, 40], to: [-14, 104], sag: 14, count: 15, size: 10 }),
    ellipse([376, 190], 330, 230, sheet.glow([0, '#FFD79A', 0.4], [1, '#FFB35C', 0])),
    facade(sheet),
    pines(ground, { count: 14, seed: 3, color: '#061B33', heights: [40, 92], within: [-10, 120] }),
    ridge(sheet, ground, { crest: '#061B33', foot: '#04152A', footAt: 360 }),
    ellipse([376, 338], 250, 12, sheet.glow([0, '#FFD79A', 0.6], [1, '#FFB35C', 0])),
  );
}

function codeNightDay(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(
    outlook(sheet, {
      hour: 'late morning',
      seed: 61,
      size: [330, 158],
      sun: [0.16, 0.3],
      radius: 18,
    }),
    flags({ from: [-10, 24], to: [340, 18], sag: 16, count: 28, size: 10 }),
  );
  const screen = card(
    [424, 36],
    180,
    134,
    codeLines([22, 22], [1, 6], 21, onDark, 0.46),
    '#12304F',
  );
  const typing = {
    near: { elbow: [8, -20], hand: [32, -22] },
    far: { elbow: [18, -24], hand: [40, -24] },
  } as const;
  return sheet.render(
    room(sheet, rooms.gold, 300),
    casement(sheet, { at: [46, 30], size: [330, 158], view, frame: '#FFFFFF', panes: 3 }),
    screen,
    stool([92, 302], 1.3, '#8E5A2E'),
    stool([552, 302], 1.3, '#8E5A2E'),
    bust([250, 262], 1.06, wearing(people.asmita, '#FFF3E2')),
    bust([392, 262], 1.06, { ...people.suman, top: '#2F8F72' }),
    sitter([94, 300], 1.36, { look: wearing(people.maya, '#2E86CC', '#24405F'), ...typing }),
    sitter([550, 300], 1.36, { look: { ...people.bikash, top: '#24507F' }, ...typing }, -1),
    table([128, 262], 388, 88, '#FFFAF0', '#8E5A2E'),
    laptopSide([192, 261], 1.1),
    place([456, 261], 1, laptopSide([0, 0], 1.1), -1),
    laptopBack([250, 264], 0.96),
    laptopBack([392, 264], 0.96),
    teaGlass([322, 262]),
    potPlant([614, 346], 0.8, '#24507F'),
  );
}

export const codeNight = {
  'code-night-day': codeNightDay,
  'code-night-evening': codeNightEvening,
};
