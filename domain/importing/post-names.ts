/** Slugs and days of imported posts. */
import { createHash } from 'node:crypto';
import { IMPORT_LIMITS } from './import-limits.ts';

/** `Überraschung & Co.` becomes `uberraschung-co`; a text in another script becomes empty. */
export function toSlug(text: string): string {
  const ascii = decoded(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words = ascii.replace(/['’]/g, '').replace(/[^a-z\d]+/g, '-');
  return words.replace(/^-+/, '').slice(0, IMPORT_LIMITS.slug).replace(/-+$/, '');
}

/** WordPress writes slugs in other scripts percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The slug that a post should have. */
export function slugFor({ slug, title, origin }: { slug: string; title: string; origin: string }) {
  const digest = createHash('sha256').update(origin).digest('hex').slice(0, 8);
  return toSlug(slug) || toSlug(title) || `post-${digest}`;
}

const YEARS = { first: 1970, last: 2100 };

const ISO = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;

/**
 * The day of a date as it is written, so that its time zone does not change it.
 * @returns empty if the text is not a date, or an unlikely one
 */
export function dayIn(value: unknown): string {
  if (value instanceof Date) return dayIn(Number.isNaN(value.getTime()) ? '' : value.toISOString());
  const text = String(value ?? '').slice(0, 100);
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year && month && day) return existingDay(Number(year), Number(month), Number(day));
  const time = /\d/.test(text) && /[a-z/]/i.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return '';
  const local = new Date(time);
  return existingDay(local.getFullYear(), local.getMonth() + 1, local.getDate());
}

function existingDay(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const isLikely = year >= YEARS.first && year <= YEARS.last;
  return isSame && isLikely ? date.toISOString().slice(0, 10) : '';
}
