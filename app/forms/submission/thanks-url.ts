import { here } from '#app/language/here.ts';
import type { Thanks } from '#contract/copy-parts.ts';

export const THANKS_PATH = '/successful-submission';

/** The page that follows a form, with its texts in the query as that page takes them. */
export function thanksUrl(fullName: string, texts: Thanks): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  const query = new URLSearchParams({ ...texts, name });
  return `${here.href(THANKS_PATH)}?${query}`;
}
