import { here } from '#app/language/here.ts';
import type { Thanks } from '#contract/copy-parts.ts';

export const THANKS_PATH = '/successful-submission';

/** Of the page that follows a form, in this page's language. */
export const thanksPath = () => here.href(THANKS_PATH);

/** The page that follows a form, with its texts in the query as that page takes them. */
export function thanksUrl(fullName: string, texts: Thanks, path = thanksPath()): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  const query = new URLSearchParams({ ...texts, name });
  return `${path}?${query}`;
}
