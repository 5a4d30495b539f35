import { lampGlow } from '#artwork/lamp-glow.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place, tidy } from '#artwork/svg.ts';
import { STEEL } from '#artwork/working/night-tower.ts';

export const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Hangs from its origin, 26 high. */
export function lantern(sheet: Sheet, at: Point, scale: number, reach = 46): string {
  return place(
    at,
    scale,
    circle([0, 14], reach, { fill: lampGlow(sheet) }) +
      line('M0 0v5', '#2A1A14', 1.8) +
      path('M-6 5h12l2.5 16h-17z', { fill: '#2A1A14' }) +
      path('M-4 8h8l1.6 11h-11.2z', { fill: '#FFF0CE' }) +
      path('M-9.5 21h19v4h-19z', { fill: '#2A1A14' }),
  );
}

/** A lantern on a bent pole: origin at its foot. */
export function lampPole(sheet: Sheet, at: Point, height: number, scale = 1, flip = 1): string {
  const top = tidy(-height + 12);
  const pole = line(`M0 0V${top}q0-12 12-12h16v4`, STEEL, 4, round);
  return place(at, scale, pole + lantern(sheet, [28, -height + 4], 1, 74), flip);
}

/** Lamplight on the ground. */
export function pool(sheet: Sheet, at: Point, across: number, up: number): string {
  return ellipse(at, across, up, sheet.glow([0, '#FFE1A8', 0.5], [1, '#FFB35C', 0]));
}
