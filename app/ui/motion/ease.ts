/** Milliseconds in which figures count up and circles fill. */
export const COUNTING = 2500;

/** The value on its way, so many milliseconds after the start: fast at first, then settling. */
export function easedValue(from: number, to: number, elapsed: number): number {
  const part = Math.min(1, Math.max(0, elapsed / COUNTING));
  return from + (to - from) * (1 - (1 - part) ** 3);
}
