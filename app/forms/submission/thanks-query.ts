import type { Thanks } from '#contract/copy-parts.ts';

/** What the URL of the page that follows a form says to it: its texts, and no more of the name than the first. */
export function thanksQuery(fullName: string, texts: Thanks): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  return `?${new URLSearchParams({ ...texts, name })}`;
}
