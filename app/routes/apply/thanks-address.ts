import type { PageCopy } from '#contract/page-copy.ts';

/** The page that follows an application, with its texts in the query as that page takes them. */
export function thanksAddress(
  fullName: string,
  texts: PageCopy['drop-your-info']['thanks'],
): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  const query = new URLSearchParams({ ...texts, name });
  return `/successful-submission?${query}`;
}
