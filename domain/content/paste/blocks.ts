/** Turns the cleaned tree into Markdown's block nodes. */
import type { BlockContent as Block, List, ListItem, Paragraph } from 'mdast';
import { codeOf, isCodeBlock } from './code-blocks.ts';
import {
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isBlock,
  isElement,
  makeElement,
} from './html-tree.ts';
import { collectRuns, type Marks, marksWithin, type Run } from './inline-runs.ts';
import { addItem } from './list-items.ts';
import type { PasteContext } from './paste-context.ts';
import { imageOf, phrasingOf } from './phrasing.ts';
import { tableOf } from './tables.ts';
import { LEVEL } from './visual-headings.ts';

/** Written on paragraphs until captions are joined with their pictures. */
declare module 'mdast' {
  interface ParagraphData {
    isCaption?: boolean;
  }
}

/** Blocks of an entry's body. Depths of headings are those of the source, from 0. */
export function blocksOf(nodes: readonly HtmlNode[], marks: Marks, context: PasteContext): Block[] {
  const blocks: Block[] = [];
  let inline: HtmlNode[] = [];
  const flush = () => {
    if (inline.length > 0) blocks.push(...paragraphsOf(collectRuns(inline, marks, context)));
    inline = [];
  };
  for (const node of nodes) {
    if (isElement(node) && (isBlock(node) || context.aroundBlocks.has(node))) {
      flush();
      for (const block of blocksOfElement(node, marks, context)) blocks.push(block);
    } else inline.push(node);
  }
  flush();
  return blocks;
}

function blocksOfElement(element: HtmlElement, outer: Marks, context: PasteContext): Block[] {
  const marks = marksWithin(element, outer);
  const { tag, children } = element;
  const depth = headingDepth(element);
  if (depth !== undefined) return headingOf(element, depth, marks, context);
  if (isCodeBlock(element, marks)) return codeOf(element);
  switch (tag) {
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir':
      return listOf(element, marks, context);
    case 'li':
      return listOf(makeElement('ul', [element]), outer, context);
    case 'table':
      return tableOf(element, marks, context, blocksOf);
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'blockquote':
    case 'aside':
      return quoteOf(blocksOf(children, marks, context));
    case 'figure':
      if (!hasClass(element, /^callout$/)) return figureOf(element, marks, context);
      return quoteOf(blocksOf(children, marks, context));
    case 'summary':
    case 'dt':
      return blocksOf(children, { ...marks, strong: true }, context);
    default: {
      const blocks = blocksOf(children, marks, context);
      if (hasClass(element, /^Mso(Intense)?Quote/)) return quoteOf(blocks);
      return hasClass(element, /^MsoCaption$/) ? asCaptions(blocks) : blocks;
    }
  }
}

/** @returns undefined if the element is no heading */
function headingDepth(element: HtmlElement): number | undefined {
  const { tag, attributes } = element;
  if (attributes[LEVEL] !== undefined) return Number(attributes[LEVEL]);
  if (hasClass(element, /^MsoTitle/)) return 0;
  const word = /\bMsoHeading([1-9])\b/.exec(attributes.class ?? '')?.[1];
  const role = attributes.role === 'heading' ? (attributes['aria-level'] ?? '2') : undefined;
  const level = /^h([1-6])$/.exec(tag)?.[1] ?? role ?? word;
  return level === undefined ? undefined : Number(level);
}

function headingOf(
  element: HtmlElement,
  depth: number,
  marks: Marks,
  context: PasteContext,
): Block[] {
  const runs = collectRuns(element.children, marks, context);
  // Headings are bold already.
  const words = runs.flatMap((run): Run[] => {
    if (run.type === 'picture') return [];
    if (run.type === 'break') return [{ type: 'text', value: ' ', marks }];
    return [{ ...run, marks: { ...run.marks, strong: false } }];
  });
  const children = phrasingOf(words);
  const pictures = paragraphsOf(runs.filter(({ type }) => type === 'picture'));
  // The depth is replaced when all headings are known.
  const heading = { type: 'heading', depth: depth as 1, children } as const;
  return children.length > 0 ? [heading, ...pictures] : pictures;
}

/** Paragraphs of inline content. Two line breaks begin a new one; a picture is one by itself. */
export function paragraphsOf(runs: readonly Run[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let line: Run[] = [];
  let breaks = 0;
  const flush = () => {
    const children = phrasingOf(line);
    if (children.length > 0) paragraphs.push({ type: 'paragraph', children });
    line = [];
    breaks = 0;
  };
  for (const run of runs) {
    if (run.type === 'picture') {
      flush();
      paragraphs.push({ type: 'paragraph', children: [imageOf(run)] });
      continue;
    }
    if (run.type === 'break') {
      breaks += 1;
      if (breaks > 1) flush();
    } else if (run.value.trim() !== '') breaks = 0;
    line.push(run);
  }
  flush();
  return paragraphs;
}

const quoteOf = (children: Block[]): Block[] =>
  children.length > 0 ? [{ type: 'blockquote', children }] : [];

function listOf(list: HtmlElement, marks: Marks, context: PasteContext): Block[] {
  const items: ListItem[] = [];
  for (const child of list.children) {
    if (isElement(child) && child.tag === 'li') {
      addItem(items, blocksOf(child.children, marksWithin(child, marks), context));
    } else addItem(items, blocksOf([child], marks, context), isElement(child));
  }
  const filled = items.filter(({ children }) => children.length > 0);
  const headings = filled.flatMap(({ children }) => children);
  // Google Docs writes each numbered heading as a list with one item.
  if (headings.length > 0 && headings.every(({ type }) => type === 'heading')) {
    return headings as Block[];
  }
  const start = Number(list.attributes.start ?? 1);
  const node: List = {
    type: 'list',
    ordered: list.tag === 'ol',
    spread: filled.some(({ spread }) => spread),
    children: filled,
    ...(list.tag === 'ol' && {
      start: Number.isSafeInteger(start) && start >= 0 && start < 1e9 ? start : 1,
    }),
  };
  return filled.length > 0 ? [node] : [];
}

function figureOf(figure: HtmlElement, marks: Marks, context: PasteContext): Block[] {
  const isCaption = ({ tag }: HtmlElement) => tag === 'figcaption';
  const captions = elementsOf(figure).filter(isCaption);
  const content = figure.children.filter((child) => !isElement(child) || !isCaption(child));
  return [
    ...blocksOf(content, marks, context),
    ...asCaptions(captions.flatMap(({ children }) => blocksOf(children, marks, context))),
  ];
}

const asCaptions = (blocks: Block[]): Block[] =>
  blocks.map((block) =>
    block.type === 'paragraph' ? { ...block, data: { isCaption: true } } : block,
  );
