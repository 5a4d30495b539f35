import type { Locale } from '#app/language/locale.ts';
import type { Thanks } from '#contract/copy-parts.ts';

const THANKS_PATH = '/successful-submission';

/** Of the page that follows a form, in this page's language. */
export const thanksPath = (locale: Locale) => locale.href(THANKS_PATH);

/** The page that follows a form, with its texts in the query as that page takes them. */
export const thanksUrl = (locale: Locale, fullName: string, texts: Thanks) =>
  thanksPath(locale) + thanksQuery(fullName, texts);

/** What the URL of the page that follows a form says to it: its texts, and no more of the name than the first. */
export function thanksQuery(fullName: string, texts: Thanks): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  return `?${new URLSearchParams({ ...texts, name })}`;
}

/** A random UUID; `randomUUID` itself is missing where the page came over plain http. */
export function newSubmissionKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The version (4) and variant bits of RFC 9562.
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Milliseconds after which a draft that was never sent is dropped. The privacy policy tells them. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** @param savedAt epoch milliseconds */
export function isStale(savedAt: number, now: number): boolean {
  return !(now - savedAt < DRAFT_LIFETIME);
}
