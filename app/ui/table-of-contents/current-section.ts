/** Pixels between the top of the viewport and a heading that was chosen. */
export const OFFSET = 150;

/** Rounding in the browser must not leave the chosen section one pixel short of being current. */
const SLACK = 2;

/**
 * Index of the section that is read.
 * @param tops where the headings stand, in pixels from the top of the viewport, in their order
 * @param atEnd whether the page cannot be scrolled further: then the last one is read
 */
export function currentSection(tops: readonly number[], atEnd = false): number {
  if (atEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= OFFSET + SLACK),
  );
}
