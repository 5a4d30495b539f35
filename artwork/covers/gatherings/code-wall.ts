import { flags } from '#artwork/flags.ts';
import { sitter, stander } from '#artwork/people/body.ts';
import { bar, box, card, INK, MIST, tick } from '#artwork/people/cards.ts';
import { laptopSide } from '#artwork/people/laptop.ts';
import { people } from '#artwork/people/looks.ts';
import { stool } from '#artwork/people/room.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, ridgeLine } from '#artwork/ridge.ts';
import { ellipse } from '#artwork/sheet.ts';
import { line, path } from '#artwork/svg.ts';
import { eveningGuests, listeners, wearing } from './cast.ts';
import { codeLines, onDark, onLight } from './code-lines.ts';
import { coverSheet } from './cover-sheet.ts';
import { outlook, seen } from './outlook.ts';
import { beam, casement, room, rooms } from './rooms.ts';

/** The wall itself is the screen. */
function wallMorning(name: string): string {
  const sheet = coverSheet(name);
  const view = seen(
    outlook(sheet, { hour: 'morning', seed: 9, size: [132, 230], sun: [0.4, 0.2] }),
  );
  return sheet.render(
    room(sheet, rooms.clear, 304),
    path('M0 0h452v304H0z', { fill: sheet.fade([0, '#12304F'], [1, '#0E2744']) }),
    path('M0 297h452v7H0z', { fill: '#091C33' }),
    path('M24 152h392v38H24z', { fill: '#9CCBF0', opacity: 0.18 }),
    path('M24 152h5v38h-5z', { fill: '#F6BD3C' }),
    codeLines([44, 44], [1, 8], 38, onDark, 1.05),
    casement(sheet, { at: [482, 40], size: [132, 230], view, frame: '#FFFFFF', transom: 76 }),
    beam(rooms.clear, 486, 120, 304, -70),
    path('M386 348q60-14 124 0z', { fill: '#0B2440', opacity: 0.2 }),
    stander(
      [448, 346],
      1.42,
      {
        look: wearing(people.joan, '#F2AE2E', '#54688A'),
        near: { elbow: [26, -112], hand: [54, -120] },
        far: { elbow: [14, -90], hand: [26, -82] },
      },
      -1,
    ),
  );
}

/** Two people read it together. */
function wallNoon(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, { hour: 'early afternoon', seed: 10, size: [640, 300], near: 0.88 });
  return sheet.render(
    seen(scene),
    flags({ from: [-10, 40], to: [650, 22], sag: 16, count: 56, size: 10 }),
    path('M0 296h640v64H0z', { fill: '#D9BE97' }),
    path('M0 296h640v5H0z', { fill: '#7A5A36', opacity: 0.3 }),
    path('M252 254h14v62h-14zM556 254h14v62h-14zM236 312h46v8h-46zM540 312h46v8h-46z', {
      fill: '#5A3F2C',
    }),
    box(212, 40, 402, 232, 12, '#5A3F2C'),
    box(222, 50, 382, 212, 5, '#FFFDF8'),
    path('M222 159h382v34H222z', { fill: '#DDEFFC' }),
    codeLines([250, 68], [2, 7], 34, onLight, 1.02),
    card(
      [478, 226],
      128,
      50,
      tick([27, 25], 14) + bar(50, 15, 64, INK, 8) + bar(50, 29, 42, MIST, 7),
    ),
    path('M84 347q60-14 130 0z', { fill: '#5A3A20', opacity: 0.2 }),
    stander([150, 346], 1.42, {
      look: { ...people.hari, top: '#2E6FA8', trousers: '#4A3B34' },
      near: { elbow: [30, -108], hand: [58, -118] },
    }),
    stool([392, 312], 0.98, '#7A4A32'),
    sitter(
      [392, 310],
      0.98,
      {
        look: wearing(people.prerana, '#A8434F', '#24405F'),
        near: { elbow: [6, -18], hand: [26, -18] },
        far: { elbow: [14, -20], hand: [32, -20] },
        held: laptopSide([40, -14], 0.9),
      },
      -1,
    ),
  );
}

function brickRows(): string {
  let data = '';
  for (let row = 0; row < 11; row += 1) {
    for (let x = row % 2 ? 104 : 84; x < 520; x += 44) data += `M${x} ${52 + row * 22}h26`;
  }
  return line(data, '#3A2430', 2.4, { opacity: 0.5, 'stroke-linecap': 'round' });
}

/** Projected on the wall of a house in the evening. */
function wallDusk(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, {
    hour: 'dusk',
    seed: 11,
    sun: [0.93, 0.6],
    radius: 22,
    near: 0.84,
  });
  const ground = ridgeLine({ keys: evenKeys(640, [306, 302, 304, 300, 306]), seed: 77, rounds: 1 });
  return sheet.render(
    seen(scene),
    pines(ground, { count: 8, seed: 4, color: '#0E2744', heights: [40, 80], within: [556, 650] }),
    path('M0 304h640v56H0z', { fill: '#0E2744' }),
    path('M60 34h470v274H60z', { fill: sheet.fade([0, '#6A4048'], [1, '#4A3040']) }),
    brickRows(),
    path('M30 40l26-40h478l26 40z', { fill: '#1B2440' }),
    path('M30 38h530v7H30z', { fill: '#FFB78A', opacity: 0.6 }),
    ellipse([296, 160], 270, 150, sheet.glow([0, '#BFE0FA', 0.5], [1, '#BFE0FA', 0])),
    box(96, 64, 400, 196, 4, '#16385E'),
    path('M96 148h400v34H96z', { fill: '#9CCBF0', opacity: 0.2 }),
    codeLines([120, 82], [3, 8], 34, onDark, 1.05),
    listeners(eveningGuests, [76, 176, 276], 384, 0.9, 3),
    path('M368 352q50-12 110 0z', { fill: '#04101F', opacity: 0.4 }),
    stander(
      [432, 350],
      1.36,
      {
        look: wearing(people.luis, '#DDEBF7', '#6A7A96'),
        near: { elbow: [26, -112], hand: [52, -126] },
      },
      -1,
    ),
  );
}

export const codeWall = {
  'code-wall-morning': wallMorning,
  'code-wall-noon': wallNoon,
  'code-wall-dusk': wallDusk,
};
