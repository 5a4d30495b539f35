import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { typographic } from '#artwork/typeset/words.ts';

export interface Heading {
  readonly id: string;
  /** 2 for a chapter, 3 for a section. */
  readonly depth: number;
  readonly text: string;
}

interface Typeset {
  readonly headings: readonly Heading[];
  readonly text: string;
}

/** The properties of a tree node that this module reads. */
interface Node {
  readonly type: string;
  value?: string;
  readonly depth?: number;
  checked?: boolean | null;
  data?: { hName?: string; hProperties?: Record<string, string> };
  children?: Node[];
}

const reader = unified().use(remarkParse).use(remarkGfm);
const writer = unified().use(remarkRehype).use(rehypeStringify);

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** A quotation may start before emphasized text and end after it, so the state carries over. */
function setQuotes(node: Node, before = ''): string {
  if (node.type === 'text' && node.value !== undefined) {
    node.value = typographic(node.value, before);
    return node.value.at(-1) ?? before;
  }
  let last = before;
  for (const child of node.children ?? []) last = setQuotes(child, last);
  return BLOCKS.has(node.type) ? '' : last;
}

function plainText({ value, children = [] }: Node): string {
  return value ?? children.map(plainText).join('');
}

/** A cell with few characters, such as "12 to 17", should not wrap. */
const SHORT_CELL = 12;

function holdShortCells(node: Node, within = false): void {
  const short = within || (node.type === 'tableCell' && plainText(node).length <= SHORT_CELL);
  if (short) node.value = node.value?.replaceAll(' ', '\u00a0');
  for (const child of node.children ?? []) holdShortCells(child, short);
}

/** Task items get a box from the style sheet, because a form field would be one in the PDF too. */
function markTasks(node: Node): void {
  if (typeof node.checked === 'boolean') {
    node.data = { hProperties: { className: 'task' } };
    node.checked = null;
  }
  node.children?.forEach(markTasks);
}

/** About three lines. Chromium would leave one of them alone on a page. */
const SHORT_PARAGRAPH = 225;

function holdShortParagraphs(nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (node.type !== 'paragraph' || plainText(node).length > SHORT_PARAGRAPH) continue;
    node.data = { hProperties: { className: 'short' } };
  }
}

/** Keeps a table on the page of the paragraph and the heading before it. */
function joinTables(nodes: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const node of nodes) {
    const group = [node];
    while (node.type === 'table' && /paragraph|heading/.test(joined.at(-1)?.type ?? '')) {
      const before = joined.pop() as Node;
      group.unshift(before);
      if (before.type === 'heading' || joined.at(-1)?.type !== 'heading') break;
    }
    const data = { hName: 'div', hProperties: { className: 'together' } };
    joined.push(group.length > 1 ? { type: 'together', children: group, data } : node);
  }
  return joined;
}

/** @returns the text as HTML, with ids on its headings for links */
export function typesetMarkdown(markdown: string): Typeset {
  const tree = reader.parse(markdown);
  const root = tree as Node & { children: Node[] };
  setQuotes(root);
  holdShortCells(root);
  markTasks(root);
  holdShortParagraphs(root.children);
  const headings = root.children
    .filter(({ type }) => type === 'heading')
    .map((node, index): Heading => {
      const id = `part-${index + 1}`;
      node.data = { hProperties: { id } };
      return { id, depth: node.depth ?? 2, text: plainText(node) };
    });
  root.children = joinTables(root.children);
  return { headings, text: writer.stringify(writer.runSync(tree)) };
}
