import { plainText, withHeadingIds } from '#contract/heading-ids.ts';
import { sanitizeBody } from './sanitize-body.ts';

/** A body as it goes out: clean once more, and its headings with the ids that contents lead to. */
export function articleHtml(body: string): string {
  return withHeadingIds(sanitizeBody(body)).html;
}

/** The titles of the parts of a sanitised body. */
export function headingsOf(body: string): string[] {
  return withHeadingIds(body).headings.map(({ title }) => title);
}

/** The text of a sanitised body; what stands in different elements stays apart. */
export function plainTextOf(body: string): string {
  return plainText(body.replace(/<\/?(p|li|h[2-4]|t[dhr]|pre|blockquote|br)\b/g, ' $&'));
}
