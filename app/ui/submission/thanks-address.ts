import type { Thanks } from '#contract/copy-parts.ts';

/** The page that follows a form, with its texts in the query as that page takes them. */
export function thanksAddress(fullName: string, texts: Thanks): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  const query = new URLSearchParams({ ...texts, name });
  return `/successful-submission?${query}`;
}
