import type { Locale } from '#app/language/locale.ts';
import type { Thanks } from '#contract/copy-parts.ts';

const THANKS_PATH = '/successful-submission';

/** The path of the thank-you page, in this page's language. */
export const thanksPath = (locale: Locale) => locale.href(THANKS_PATH);

/** The URL of the thank-you page, with its texts in the query. */
export const thanksUrl = (locale: Locale, fullName: string, texts: Thanks) =>
  thanksPath(locale) + thanksQuery(fullName, texts);

/** The query of the thank-you page: its texts, and only the first name. */
export function thanksQuery(fullName: string, texts: Thanks): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  return `?${new URLSearchParams({ ...texts, name })}`;
}

/** A random UUID, also on plain HTTP, where browsers have no `randomUUID`. */
export function newSubmissionKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The version (4) and variant bits of RFC 9562.
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Milliseconds after which an unsent draft is dropped. The privacy policy names this period. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** @param savedAt epoch milliseconds */
export function isStale(savedAt: number, now: number): boolean {
  return !(now - savedAt < DRAFT_LIFETIME);
}
