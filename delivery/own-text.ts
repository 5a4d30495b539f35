/**
 * A copy of a text that was cut out of a longer one. V8 keeps the longer one for as long as it keeps
 * the cut, so whatever is remembered of a page would hold all of the page.
 */
export function ownText(text: string): string {
  return Buffer.from(text).toString();
}
