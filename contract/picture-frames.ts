/** How pages crop pictures. Without schemas, so that scripts of browsers can use it. */

/**
 * Focal points are rounded to this many percent: each step has a class in `app/styles/focus.css`.
 */
export const FOCUS_STEP = 10;

/** Rounds a focal point to `FOCUS_STEP`. */
export function roundFocus({ x, y }: { x: number; y: number }): { x: number; y: number } {
  const round = (value: number) => Math.round(value / FOCUS_STEP) * FOCUS_STEP;
  return { x: round(x), y: round(y) };
}

/** Aspect ratios (width / height) of covers: in cards, and in the banner of an article. */
export const COVER_FRAMES = [16 / 9, 12 / 5] as const;

/** Aspect ratios of the drawing of a customer story: above its text, and beside it. */
export const STORY_FRAMES = [5 / 4, 3 / 4] as const;
