import { bridge, type Span } from '#drawings/bridge.ts';
import { ellipse, type Sheet } from '#drawings/sheet.ts';
import { circle, element, group, line, path, place } from '#drawings/svg.ts';
import { valley } from '#drawings/valley.ts';
import { hourNamed, spotSheet, spotValley } from '#drawings/working/spot.ts';
import { key, ticket } from './ticket.ts';

const WOOD = '#3B2A3A';
const WOOD_LIT = '#8E6A5C';
const CLOTH = '#1F5F9C';
const FOLD = '#174A80';
const FOLD_LIT = '#4E93CE';
const SCREEN = { width: 320, height: 196 };

/** What one sees of the film already. */
function film(sheet: Sheet): string {
  const scene = valley(sheet, {
    ...SCREEN,
    hour: hourNamed('sunrise'),
    sun: [70, 66],
    radius: 19,
    peaks: [
      { summit: [24, 84], left: 80, right: 70 },
      { summit: [172, 58], left: 90, right: 90 },
    ],
    middle: [124, 112, 128, 116, 124],
    near: [158, 186, 192, 180, 160, 164],
    trees: 14,
    treeHeights: [8, 15],
    seed: 1730,
  });
  const span: Span = { left: [18, 166], right: [212, 166], tower: 46, cableSag: 28, deckSag: 6 };
  return scene.behind + bridge(span, { hangers: 16, weight: 0.8 }) + scene.front;
}

function playButton(): string {
  return (
    circle([122, 108], 29, { fill: '#FFFFFF', opacity: 0.92 }) +
    path('M114 93l24 15-24 15z', { fill: '#0A73C2' })
  );
}

/** Folds of cloth from the rod down, one edge drawn aside. */
function curtain(): string {
  const shape =
    'M188-8H332V202q-9 8-18 0-9 8-18 0-9 8-18 0-9 8-18 0-9 8-18 0-9 8-18 0-9 8-16 2Q196 92 188-8z';
  const tied = 'M-12-8H44Q42 64 12 108 26 150 30 202q-9 7-16 0-8 7-14 0-6 5-12 0z';
  const folds =
    'M214-8Q218 100 244 202M242-8Q246 100 262 202M268-8v212M296-8v212M18-8Q16 60 2 108V202';
  const lit =
    'M200-8Q206 100 232 204M230-8Q234 100 252 204M255-8Q257 100 271 204M284-8v210M312-8v210';
  return (
    path(shape + tied, { fill: CLOTH }) +
    line(folds, FOLD, 7) +
    line(`${lit}M34-8Q32 58 6 104`, FOLD_LIT, 3.4) +
    path('M-13 102h28v10h-28z', { fill: '#F2C66B' }) +
    line('M188-8Q196 92 218 203', '#F2C66B', 3)
  );
}

function frame(): string {
  return (
    path('M24 196h12v92H24zM284 196h12v92h-12z', { fill: WOOD }) +
    element('rect', { x: -12, y: -12, width: 344, height: 220, rx: 6, fill: WOOD })
  );
}

function rod(): string {
  const rings = [-6, 8, 22, 36, 196, 214, 232, 250, 268, 286, 304, 322];
  return (
    line('M-28-16H348', WOOD_LIT, 7, { 'stroke-linecap': 'round' }) +
    circle([-28, -16], 8, { fill: '#F2C66B' }) +
    circle([348, -16], 8, { fill: '#F2C66B' }) +
    line(rings.map((x) => `M${x}-21v14`).join(''), '#F2C66B', 3)
  );
}

function deck(sheet: Sheet): string {
  return (
    path('M0 346h580v90H0z', { fill: sheet.fade([0, '#4A4A6E'], [1, '#2A3358']) }) +
    path('M0 346h580v4H0z', { fill: '#FFD9AE', opacity: 0.7 }) +
    line('M0 372h580M0 402h580', '#1E2747', 2, { opacity: 0.6 })
  );
}

/** A stool with the way in on it. */
function stool(): string {
  return (
    ellipse([0, 92], 66, 8, '#101B38') +
    path('M-44 8h9l-8 84h-9zM44 8h-9l8 84h9zM-5 8H5v80H-5z', { fill: WOOD }) +
    path('M-58 0h116v10q0 3-3 3H-55q-3 0-3-3z', { fill: WOOD_LIT }) +
    path('M-58 0h116v3.600h-116z', { fill: '#FFD9AE' })
  );
}

/** Room for whoever comes. */
function bench(): string {
  return (
    ellipse([104, 54], 124, 7, '#101B38') +
    path('M10 8h11v46H10zM187 8h11v46h-11z', { fill: WOOD }) +
    path('M0 0h208v12H0z', { fill: WOOD_LIT }) +
    path('M0 0h208v3.6H0z', { fill: '#FFD9AE' }) +
    path('M22-9q0-3 3-3h52q3 0 3 3v9H22z', { fill: '#2F8F83' }) +
    path('M22-9q0-3 3-3h52q3 0 3 3v1.6H22z', { fill: '#8FD0BC' })
  );
}

/** A film whose curtain is half drawn, and what opens it. */
export function lockedFilm(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('night'),
    sun: [516, 64],
    radius: 20,
    peaks: [
      { summit: [500, 176], left: 130, right: 120 },
      { summit: [20, 190], left: 120, right: 120 },
    ],
    middle: [270, 246, 268, 250, 262, 240, 256],
    near: [318, 306, 320, 310, 316, 304, 312],
    seed: 1720,
  });
  const glow = sheet.glow([0, '#FFE2B8', 0.75], [0.55, '#FFD9A0', 0.25], [1, '#FFD9A0', 0]);
  const still = element('rect', { ...SCREEN });
  const picture = group({ 'clip-path': sheet.clip(still) }, film(sheet), playButton());
  return sheet.render(
    scene.behind,
    scene.front,
    ellipse([180, 190], 260, 186, glow),
    deck(sheet),
    ellipse([176, 366], 190, 14, sheet.glow([0, '#FFE2B8', 0.7], [1, '#FFE2B8', 0])),
    place([56, 74], 1, frame() + picture + curtain() + rod()),
    place([92, 362], 1, bench()),
    place([478, 312], 1, stool() + ticket([-2, -2]) + key([18, -6])),
  );
}
