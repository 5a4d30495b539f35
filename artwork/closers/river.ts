import { bridge, type Span } from '#artwork/bridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { moon } from '#artwork/sky.ts';
import { circle, line, path } from '#artwork/svg.ts';
import { flame, lanternBearer, nightWalkers, RIM } from './night-things.ts';
import { blueHour, closer } from './scaffold.ts';

const SPAN: Span = { left: [-236, -70], right: [236, -70], tower: 76, cableSag: 54, deckSag: 10 };
const round = { 'stroke-linecap': 'round' } as const;

function above(): string {
  return (
    moon([70, -262], 22) +
    bridge(SPAN, { color: '#071B33', rim: RIM, hangers: 30, backstay: [150, 40] })
  );
}

/** Still water, as pale as the sky. */
function water(sheet: Sheet): string {
  const shore =
    'M-212 6Q-188-20-140-24L-60-30 40-28 130-26Q190-20 214 4L262 22Q300 40 330 70H-350Q-322 44-270 28z';
  return (
    path(shore, { fill: sheet.fade([0, '#3B79B5'], [0.4, '#1C5390'], [1, '#0A2C52']) }) +
    line('M56-30h30M46-20h50M58-10h36M40 0h56M60 10h30M50 22h44', '#FFF1D0', 3, {
      ...round,
      opacity: 0.5,
    }) +
    line('M-190-8h60M-150 8h40M150 4h54M176 18h40M-210 24h46M110-16h34', '#8DB6DD', 2, {
      ...round,
      opacity: 0.4,
    })
  );
}

function boat(sheet: Sheet): string {
  return (
    line('M-84 24h124M-60 32h84', '#FFC67A', 3, { ...round, opacity: 0.35 }) +
    lanternBearer(sheet, [-46, 10], 1.2, nightWalkers.cream) +
    lanternBearer(sheet, [12, 10], 1.2, nightWalkers.sky, -1) +
    path('M-98-2Q-84 22-60 22H26Q54 22 68-4Q48 8 24 9H-56Q-82 8-98-2z', { fill: '#04111F' }) +
    path('M-98-2Q-82 8-56 9H24Q48 8 68-4Q50 5 24 6H-56Q-82 5-98-2z', { fill: RIM }) +
    line('M40-34L86 40', '#04111F', 3, round) +
    circle([-16, -30], 30, { fill: sheet.glow([0, '#FFDFA8', 0.3], [1, '#FFB35C', 0]) }) +
    flame(sheet, [62, -14], 2.2)
  );
}

/** A boat with lanterns passes under the bridge in moonlight. */
export const riverClosers = closer('river', {
  seed: 630,
  light: blueHour,
  lit: '#D5E6F6',
  peaks: [
    [-150, 226, 150],
    [170, 212, 150],
    [10, 186, 120],
  ],
  ground:
    '-420,10 -320,58 -236,70 -206,64 -190,26 -120,-14 0,-24 120,-14 190,26 206,64 240,70 330,54 420,30',
  groves: [
    [-340, -250, 10],
    [254, 330, 9],
  ],
  behind: above,
  motif: (sheet) => water(sheet) + boat(sheet),
});
