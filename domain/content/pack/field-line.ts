/** On which line of a YAML text a field stands. */
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';

/** From 1: the line of the field, or of the nearest thing around it that is there. */
export function fieldLine(document: Document, lines: LineCounter, path: PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The same of a text that has been checked before. */
export function fieldLineIn(text: string, path: PropertyKey[]): number {
  const lines = new LineCounter();
  return fieldLine(parseDocument(text, { lineCounter: lines }), lines, path);
}
