import { line, type Point, path, place } from '#artwork/svg.ts';

export interface KitePaint {
  readonly left: string;
  readonly right: string;
}

/** A paper kite: origin at its middle, 60 wide, turned by the wind. */
export function kite(at: Point, scale: number, turn: number, { left, right }: KitePaint): string {
  const drawn =
    path('M0-30L-30 2 0 32z', { fill: left }) +
    path('M0-30L30 2 0 32z', { fill: right }) +
    path('M0 32l-8 11h16z', { fill: left }) +
    line('M0-30V32M-30 2Q0-22 30 2', '#3A2A2A', 1.4, { opacity: 0.55 });
  return place(at, scale, drawn).replace(/transform="([^"]+)"/, `transform="$1 rotate(${turn})"`);
}
