import focus from '#content/media/focus.yaml';
import type { FocalPoint } from '#contract/pictures.ts';

/** Percent from one class to the next (`app/styles/focus.css`). */
const STEP = 5;

/** Classes that keep a focal point in view; nothing for the middle, where browsers look anyhow. */
export function focusClass(point: FocalPoint | undefined): string {
  if (!point) return '';
  const [x, y] = [point.x, point.y].map((share) => Math.round(share / STEP) * STEP);
  return `focal focus-x-${x} focus-y-${y}`;
}

/** The same for a drawing of the pack, by its URL. */
export function focusOf(src: string): string {
  return focusClass(focus[src.replace(/^\//, '').replace(/\?.*$/, '')]);
}
