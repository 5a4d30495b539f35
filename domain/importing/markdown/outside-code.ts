/** Changes the parts of a Markdown text that are not code. */

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * @param change gets a part and the line of the text on which it begins, from 1. It should keep the
 *   number of lines
 */
export function changeOutsideCode(
  markdown: string,
  change: (part: string, line: number) => string,
): string {
  const result: string[] = [];
  let part: string[] = [];
  let start = 1;
  let fence = '';
  const flush = (nextLine: number) => {
    if (part.length > 0) result.push(changeOutsideSpans(part.join('\n'), start, change));
    part = [];
    start = nextLine;
  };
  for (const [index, line] of markdown.split('\n').entries()) {
    const marker = FENCE.exec(line)?.[1] ?? '';
    const wasCode = fence !== '';
    if (!wasCode) fence = marker;
    else if (marker.startsWith(fence) && line.trim() === marker) fence = '';
    if (wasCode || fence !== '') {
      flush(index + 2);
      result.push(line);
      start = index + 2;
    } else part.push(line);
  }
  flush(0);
  return result.join('\n');
}

/** A span of code is between two equally long runs of backticks. */
function changeOutsideSpans(
  text: string,
  firstLine: number,
  change: (part: string, line: number) => string,
): string {
  const runs = [...text.matchAll(/`+/g)];
  /** The next run of the same length, found from the end so that it takes linear time. */
  const closings = new Map<number, number>();
  const next = runs.map(() => -1);
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const { length } = runs[index]?.[0] ?? '';
    next[index] = closings.get(length) ?? -1;
    closings.set(length, index);
  }
  const result: string[] = [];
  let position = 0;
  let line = firstLine;
  const take = (end: number, isCode: boolean) => {
    const part = text.slice(position, end);
    result.push(isCode ? part : change(part, line));
    line += part.split('\n').length - 1;
    position = end;
  };
  for (let index = 0; index < runs.length; index += 1) {
    const closing = next[index] ?? -1;
    const end = runs[closing];
    if (closing < 0 || !end) continue;
    take(runs[index]?.index ?? position, false);
    take(end.index + end[0].length, true);
    index = closing;
  }
  take(text.length, false);
  return result.join('');
}
