import type { Locale } from '#app/language/locale.ts';
import type { Thanks } from '#contract/copy-parts.ts';

export const THANKS_PATH = '/successful-submission';

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
