/** Breaks text into lines at single spaces, as YAML's folded style reads them. */

/** Lines of at most `width` columns, unless one word is longer. */
export function foldText(text: string, width: number): string[] {
  // A line break is read as one space, so only single spaces between words can become one.
  const words = text.split(/(?<=\S) (?=\S)/);
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of words) {
    if (line === undefined) line = word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== undefined) lines.push(line);
  return lines;
}

/** A shorter line before unchanged lines is filled up from them. */
const LEAST_FILL = 0.6;

/**
 * Folds a text that replaces a folded one. Lines before and after the change keep their breaks, so
 * a corrected word changes one line.
 */
export function refoldText(
  previousLines: readonly string[],
  text: string,
  width: number,
): string[] {
  let first = 0;
  let start = 0;
  while (first < previousLines.length && text.startsWith(`${previousLines[first]} `, start)) {
    start += (previousLines[first]?.length ?? 0) + 1;
    first++;
  }
  let last = previousLines.length;
  let end = text.length;
  while (last > first && text.slice(start, end).endsWith(` ${previousLines[last - 1]}`)) {
    end -= (previousLines[last - 1]?.length ?? 0) + 1;
    last--;
  }
  let middle = foldText(text.slice(start, end), width);
  while (last < previousLines.length && (middle.at(-1)?.length ?? 0) < width * LEAST_FILL) {
    end += (previousLines[last]?.length ?? 0) + 1;
    last++;
    middle = foldText(text.slice(start, end), width);
  }
  return [...previousLines.slice(0, first), ...middle, ...previousLines.slice(last)];
}
