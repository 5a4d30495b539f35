import type { LocalizedPack } from '#app/pack.ts';
import { roundFocus } from '#contract/picture-frames.ts';
import type { FocalPoint } from '#contract/pictures.ts';

/**
 * Classes (`app/styles/focus.css`) that keep a focal point in view. Empty without a focal point:
 * then browsers show the middle.
 */
export function focusClass(point: FocalPoint | undefined): string {
  if (!point) return '';
  const { x, y } = roundFocus(point);
  return `focal focus-x-${x} focus-y-${y}`;
}

/** The classes of `focusClass` for a drawing of the pack, by its URL. */
export function focusOf(pack: LocalizedPack, src: string): string {
  const focus = pack.focalPoints;
  return focusClass(focus[src.replace(/^\//, '').replace(/\?.*$/, '')]);
}
