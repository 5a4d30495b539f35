/** Gives the blocks of a text the numbers of their lines, for previews. */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Elements that a click selects; a list item or a cell is nearer than its list or table. */
const BLOCKS = new Set([
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'blockquote', 'pre', 'table', 'tr', 'hr'],
  ...['ul', 'ol', 'figure'],
]);

/** @param firstLine line of the body on which the text begins, from 1 */
export function addSourceLines(tree: Root, firstLine: number): void {
  visit(tree, 'element', ({ tagName, position, properties }) => {
    if (!position || !BLOCKS.has(tagName)) return;
    const [start, end] = [position.start.line, position.end.line].map(
      (line) => line + firstLine - 1,
    );
    properties.dataSource = `${start}-${end}`;
  });
}
