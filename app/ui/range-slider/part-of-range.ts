/** How far along its range a value lies, in percent, as SVG attributes want it. */
export function partOfRange(value: number, min: number, max: number): string {
  const part = max > min ? (value - min) / (max - min) : 0;
  return `${Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 100}%`;
}
