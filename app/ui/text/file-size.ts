import type { Locale } from '#app/language/locale.ts';

const UNITS = [
  { unit: 'MB', bytes: 1024 * 1024, parts: 10 },
  { unit: 'kB', bytes: 1024, parts: 1 },
] as const;

/**
 * `1.2 MB`, `340 kB`. Units are powers of 1024, like the limit. The digits are the page's, for
 * which many browsers have no `Intl` data.
 */
export function formatFileSize({ format }: Locale, size: number): string {
  const { unit, bytes, parts } = UNITS.find((entry) => size >= entry.bytes) ?? UNITS[1];
  const rounded = Math.round(Math.max(size / bytes, 1) * parts) / parts;
  return `${format.sum(rounded)} ${unit}`;
}
