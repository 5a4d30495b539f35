import { lampLight } from '#artwork/colors.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { DARK, flame, RIM } from './night-things.ts';
import { closer, firstLight } from './scaffold.ts';

const WALL = '#12386A';
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A hall under a wide roof, and the control tower. */
function airport(sheet: Sheet): string {
  const panes = Array.from({ length: 9 }, (_, index) => `M${-236 + index * 22}-76h16v14h-16z`);
  return (
    path('M-246-60v-30h214v30z', { fill: WALL }) +
    path('M-260-90L-238-112H-40L-18-90z', { fill: DARK }) +
    line('M-238-112H-40M-260-90H-18', RIM, 1.6, { opacity: 0.8 }) +
    path(panes.join(''), { fill: lampLight, opacity: 0.9 }) +
    path('M-4-60L2-150H26L32-60z', { fill: WALL }) +
    path('M18-60L19-150H26L32-60z', { fill: '#2C639F' }) +
    path('M-12-150L-6-176H34L40-150z', { fill: lampLight }) +
    line('M4-150L6-176M22-150L22-176', DARK, 2) +
    path('M-16-150h60v6h-60zM-10-182h48v6h-48z', { fill: DARK }) +
    line('M14-182v-20', DARK, 2.4) +
    circle([14, -204], 2.6, { fill: '#FF7A4D' }) +
    circle([14, -204], 14, { fill: sheet.glow([0, '#FF7A4D', 0.7], [1, '#FF7A4D', 0]) })
  );
}

/** Points to the upper right; 150 long. */
function plane(sheet: Sheet): string {
  const body = 'M-72 8Q-78-2-66-6L46-8Q72-6 78 3Q74 11 50 12L-52 14Q-68 14-72 8z';
  const cabin = Array.from({ length: 11 }, (_, index) => `M${-44 + index * 8} 0h0`).join('');
  return (
    path('M-64-4L-86-36H-70L-42-6z', { fill: '#DCE9F5' }) +
    path('M-64 6L-86 12H-72L-48 8z', { fill: '#8FB4D8' }) +
    path(body, { fill: '#F4F8FC' }) +
    path('M-72 8Q-68 14-52 14L50 12Q74 11 78 3Q60 8 40 8L-56 9z', { fill: '#9DB9DC' }) +
    path('M12 6L-34 40H-20L36 8z', { fill: '#B9CEE4' }) +
    path('M8-7L-22-30H-12L24-8z', { fill: '#8FB4D8' }) +
    line(cabin, '#0B3355', 3.2, round) +
    path('M60-3Q70-1 73 2H62z', { fill: '#0B3355' }) +
    path('M-86-36H-70L-60-24H-78z', { fill: '#E54100' }) +
    flame(sheet, [-32, 40], 2)
  );
}

/** Lights on both sides, closer together in the distance. */
function runway(sheet: Sheet): string {
  const lights = [0, 0.18, 0.34, 0.48, 0.6, 0.7, 0.78, 0.85, 0.91].flatMap((far) => {
    const y = 46 - 92 * far;
    const half = 190 * (1 - far) + 12;
    const middle = 60 + 130 * far;
    return [-half, half].map((x): string =>
      flame(sheet, [middle + x, y] as Point, 2.8 - 1.7 * far),
    );
  });
  return (
    path('M-150 60L178-40H206L290 60z', { fill: '#0D2E55' }) +
    line('M64 58L190-38', '#BFD9F2', 3, { 'stroke-dasharray': '16 12', opacity: 0.55 }) +
    lights.join('')
  );
}

/** First light over the runway, with a plane. */
export const runwayClosers = closer('runway', {
  seed: 670,
  light: firstLight,
  peaks: [
    [-210, 230, 150],
    [60, 262, 170],
    [230, 320, 190],
  ],
  ground: '-430,-4 -340,40 -260,60 -150,60 0,58 120,46 200,40 280,44 360,60 430,70',
  groves: [
    [-400, -290, 10],
    [310, 420, 12],
  ],
  motif: (sheet) =>
    runway(sheet) +
    airport(sheet) +
    place([150, -196], 1, `<g transform="rotate(-16)">${plane(sheet)}</g>`),
});
