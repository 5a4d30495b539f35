/** Markdown as the site renders it: CommonMark with GitHub's tables, lists of tasks and links. */
import { defineLanguageFacet, ensureSyntaxTree, Language, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { GFM, parser } from '@lezer/markdown';

export const markdownLanguage = new Language(
  defineLanguageFacet(),
  parser.configure(GFM),
  [],
  'markdown',
);

/** Milliseconds. A command waits this long for the parser; typing never does. */
const PARSE_LIMIT = 100;

/** The syntax tree up to a position, or as far as the parser got in a moment. */
export const treeTo = (state: EditorState, position: number): Tree =>
  ensureSyntaxTree(state, position, PARSE_LIMIT) ?? syntaxTree(state);

/** The innermost node with one of these names that contains both positions. */
export function enclosingNode(
  state: EditorState,
  { from, to }: { from: number; to: number },
  names: ReadonlySet<string>,
): SyntaxNode | null {
  const tree = treeTo(state, to);
  // A position at either edge of a node belongs to it.
  for (const side of [1, -1] as const) {
    for (let node: SyntaxNode | null = tree.resolveInner(from, side); node; node = node.parent) {
      if (names.has(node.name) && node.from <= from && node.to >= to) return node;
    }
  }
  return null;
}

/** Blocks of text without blocks in them. */
const TEXT_BLOCKS: ReadonlySet<string> = new Set([
  'Paragraph',
  'Task',
  'TableCell',
  'ATXHeading1',
  'ATXHeading2',
  'ATXHeading3',
  'ATXHeading4',
  'ATXHeading5',
  'ATXHeading6',
  'SetextHeading1',
  'SetextHeading2',
]);

/** The blocks of text that a selection touches, in order. */
export function textBlocks(state: EditorState, { from, to }: { from: number; to: number }) {
  const blocks: SyntaxNode[] = [];
  treeTo(state, to).iterate({
    from,
    to,
    enter: (node) => {
      if (!TEXT_BLOCKS.has(node.name)) return true;
      blocks.push(node.node);
      return false;
    },
  });
  return blocks;
}

/** Level of a heading node, from 1 to 6; 0 for other nodes. */
export const headingLevel = (name: string): number =>
  Number(/^(?:ATX|Setext)Heading(\d)$/.exec(name)?.[1] ?? 0);
