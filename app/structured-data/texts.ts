/** Plain text of sanitized HTML, for properties that accept no HTML. */
import { plainText } from '#contract/heading-ids.ts';
import { withoutPrivateUse } from '#contract/shown-length.ts';

/** Separates the texts of different blocks by a space. */
export const plainTextOf = (html: string) =>
  plainText(html.replace(/<\/?(p|li|h[2-4]|t[dhr]|pre|blockquote|br)\b/g, ' $&'));

/** Undefined for a blank text, so that the property is omitted. */
export const orUndefined = (text: string | undefined) => text?.trim() || undefined;

/** Truncates between words to at most `limit` characters. */
export function truncate(text: string, limit: number): string {
  const shown = withoutPrivateUse(text);
  if (shown.length <= limit) return text;
  const cut = shown.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined)}…`;
}
