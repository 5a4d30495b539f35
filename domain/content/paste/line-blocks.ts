/**
 * Mail programs and Notes write each line as a `<div>`, and an empty one between paragraphs. Lines
 * that follow each other become one paragraph.
 */
import {
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  isBlank,
  isBlock,
  isElement,
  makeElement,
} from './html-tree.ts';

export function joinLines(root: HtmlElement): void {
  for (const child of elementsOf(root)) joinLines(child);
  if (!root.children.some(isEmptyLine)) return;
  const result: HtmlNode[] = [];
  let lines: HtmlNode[][] = [];
  /** Inline content beside the lines is a line too. */
  let inline: HtmlNode[] = [];
  const endInline = () => {
    if (inline.some((node) => !isBlank(node) || hasPicture(node))) lines.push(inline);
    inline = [];
  };
  const flush = () => {
    endInline();
    if (lines.length > 0) result.push(paragraphOf(lines));
    lines = [];
  };
  for (const child of root.children) {
    if (isEmptyLine(child)) flush();
    else if (isLine(child)) {
      endInline();
      lines.push([child]);
    } else if (isElement(child) && hasBlock(child)) {
      flush();
      result.push(child);
    } else inline.push(child);
  }
  flush();
  root.children = result;
}

const hasBlock = (element: HtmlElement): boolean =>
  isBlock(element) || elementsOf(element).some(hasBlock);

const isLine = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && node.tag === 'div' && !elementsOf(node).some(hasBlock);

const isEmptyLine = (node: HtmlNode): boolean => isLine(node) && isBlank(node) && !hasPicture(node);

const hasPicture = (node: HtmlNode): boolean =>
  isElement(node) && (node.tag === 'img' || elementsOf(node).some(hasPicture));

function paragraphOf(lines: readonly HtmlNode[][]): HtmlElement {
  if (lines.length === 1 && lines[0]?.length === 1 && isElement(lines[0][0])) return lines[0][0];
  const children = lines.flatMap((line, index) => {
    // A `<div>` in a paragraph would be a block, and its style still applies to its text.
    const content = line.map((node) =>
      isElement(node) && node.tag === 'div' ? { ...node, tag: 'span' } : node,
    );
    return index === 0 ? content : [makeElement('br'), ...content];
  });
  return makeElement('p', children);
}
