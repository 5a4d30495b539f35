/** The line has reached what stands this far down the viewport. */
const PEN = 0.6;

/** How much of the line is filled, from 0 to 1, for a line that begins at `top` of the viewport. */
export function lineProgress(top: number, height: number, viewport: number): number {
  if (height <= 0) return 1;
  return Math.min(1, Math.max(0, (viewport * PEN - top) / height));
}
