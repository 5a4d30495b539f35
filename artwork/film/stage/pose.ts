import { group, type Point, tidy } from '#artwork/svg.ts';

/** Applies the opacity, and draws nothing if it is 0. */
export function shown(opacity: number, ...layers: readonly string[]): string {
  if (opacity <= 0.004) return '';
  return opacity >= 0.996 ? layers.join('') : group({ opacity }, ...layers);
}

interface Pose {
  readonly scale?: number;
  /** Degrees. */
  readonly turn?: number;
  readonly opacity?: number;
}

/** Places a motif around its own origin, rotated and scaled. */
export function posed([x, y]: Point, pose: Pose, motif: string): string {
  const { scale = 1, turn = 0, opacity = 1 } = pose;
  if (scale <= 0.004) return '';
  const turned = turn === 0 ? '' : ` rotate(${tidy(turn)})`;
  const sized = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  const transform = `translate(${tidy(x)} ${tidy(y)})${turned}${sized}`;
  return shown(opacity, group({ transform }, motif));
}

export function between([x0, y0]: Point, [x1, y1]: Point, share: number, rise = 0): Point {
  const lift = rise * Math.sin(Math.PI * share);
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share - lift];
}
