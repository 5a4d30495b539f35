/** Dashes for a circle whose length counts as 100: the filled part, then a gap. */
export function filledArc(value: number, max: number): string {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return `${Math.round(part * 10_000) / 100} 100`;
}
