/** Edits a text with any line endings as if it had line feeds, as the pack is read. */

/** The text as the pack's reader returns it: without a byte order mark, with line feeds. */
export const asRead = (source: string): string =>
  source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/**
 * Edits the text as it is read. Outside of the edited range, the result has the bytes of the source.
 * @param edit gets and returns a text with line feeds
 */
export function editAsRead(source: string, edit: (text: string) => string): string {
  const before = asRead(source);
  const after = edit(before);
  if (before === source || before === after) return before === after ? source : after;
  const start = commonStart(before, after);
  const end = commonEnd(before, after, start);
  const lineEnding = mostFrequentEnding(source);
  const middle = after.slice(start, after.length - end).replaceAll('\n', lineEnding);
  const offsets = [start, before.length - end].map((offset) => offsetInSource(source, offset));
  return source.slice(0, offsets[0]) + middle + source.slice(offsets[1]);
}

function commonStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before[length] === after[length]) length++;
  return length;
}

function commonEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let length = 0;
  while (length < most && before.at(-1 - length) === after.at(-1 - length)) length++;
  return length;
}

/** The offset in the source of an offset in the text as it is read. */
function offsetInSource(source: string, offset: number): number {
  let position = source.startsWith('\ufeff') ? 1 : 0;
  for (let read = 0; read < offset; read++) {
    position += source.startsWith('\r\n', position) ? 2 : 1;
  }
  return position;
}

function mostFrequentEnding(source: string): string {
  const counts = new Map<string, number>();
  for (const [ending] of source.matchAll(/\r\n?|\n/g)) {
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, left], [, right]) => right - left);
  return most?.[0] ?? '\n';
}
