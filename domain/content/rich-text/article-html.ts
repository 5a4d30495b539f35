import { plainText, withHeadingIds } from '#contract/heading-ids.ts';
import { cleanMark } from './clean-mark.ts';
import { sanitizeBody } from './sanitize-body.ts';

/**
 * A body as it goes out: clean once more, and its headings with the ids that contents lead to.
 * @param mark `cleanMark` of when it was stored; it fits a body that is still as clean as then
 */
export function articleHtml(body: string, mark = ''): string {
  const clean = mark === cleanMark(body) ? body : sanitizeBody(body);
  return withHeadingIds(clean).html;
}

/** The titles of the parts of a sanitised body. */
export function headingsOf(body: string): string[] {
  return withHeadingIds(body).headings.map(({ title }) => title);
}

const BLOCK = /(?=<\/?(?:p|li|h[2-4]|t[dhr]|pre|blockquote|br)\b)/;

/** The text of a sanitised body, each of its blocks on a line. */
export function plainTextOf(body: string): string {
  return body.split(BLOCK).map(plainText).filter(Boolean).join('\n');
}
