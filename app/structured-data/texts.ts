/** Texts of sanitised HTML, for properties that take no HTML. */
import { plainText } from '#contract/heading-ids.ts';

/** What stands in different elements stays apart. */
export const plainTextOf = (html: string) =>
  plainText(html.replace(/<\/?(p|li|h[2-4]|t[dhr]|pre|blockquote|br)\b/g, ' $&'));

/** Undefined for a text that is not there: it is left out. */
export const orNone = (text: string | undefined) => text?.trim() || undefined;

/** At most so many characters, cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined)}…`;
}
