/** Reads and writes the attributes of tags and shortcodes. */

/** More are not read. */
const MOST_ATTRIBUTES = 30;

const ATTRIBUTE = /([\w-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s"'`{}<>/]+))/g;

/** `name="value"` of a tag, of which the first of each name counts. */
export function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [, name = '', double, single, raw, plain] of text.matchAll(ATTRIBUTE)) {
    count += 1;
    if (count > MOST_ATTRIBUTES) break;
    attributes[name] ??= double ?? single ?? raw ?? plain ?? '';
  }
  return attributes;
}

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\s+/g, ' ');

/** A replacement with the line feeds of what it replaces, so that lines keep their numbers. */
export function withLineFeeds(removed: string, replacement = ''): string {
  const missing = removed.split('\n').length - replacement.split('\n').length;
  return replacement + '\n'.repeat(Math.max(0, missing));
}
