/** Writes blocks as Markdown, in the form in which the pack's files are written. */
import type { BlockContent as Block, Parents, Root, Table, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

type Unsafe = NonNullable<Options['unsafe']>[number];

/** Markdown links `www.` whatever follows, which remark escapes only before some characters. */
const WWW: Unsafe = {
  character: '.',
  before: '[Ww][Ww][Ww]',
  inConstruct: 'phrasing',
  notInConstruct: ['autolink', 'link', 'image', 'label'],
};

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    bulletOther: '*',
    emphasis: '*',
    handlers: { table, text },
    fences: true,
    incrementListMarker: true,
    listItemIndent: 'one',
    rule: '-',
    strong: '*',
    unsafe: [WWW],
  });

type Handle = NonNullable<NonNullable<Options['handlers']>['table']>;

const DELIMITERS = { left: ':--', right: '--:', center: ':-:', none: '---' } as const;

/** Tables are not padded, so that a change of a cell changes one line. */
function table(node: Table, _parent: Parents | undefined, ...[state, info]: Rest): string {
  const exit = state.enter('table');
  const lines = node.children.map((row) => {
    const cells = row.children.map((cell) => state.handle(cell, row, state, info));
    return lineOf(cells);
  });
  exit();
  const align = node.align ?? [];
  const delimiters = (node.children[0]?.children ?? []).map(
    (_cell, column) => DELIMITERS[align[column] ?? 'none'],
  );
  return [lines[0], lineOf(delimiters), ...lines.slice(1)].join('\n');
}

/** Text in which no character can be markup, wherever it is. */
const HARMLESS = /^[\p{L}\p{N}“‘](?:[\p{L}\p{M}\p{N}“”‘’,;?… –—]|(?<![\dwW])\.(?=[ ”]|$))*(?<! )$/u;

/** Escapes a text. Most texts need no escapes, and looking for them takes most of the time. */
function text(node: Text, _parent: Parents | undefined, ...[state, info]: Rest): string {
  return HARMLESS.test(node.value) ? node.value : state.safe(node.value, info);
}

type Rest = Parameters<Handle> extends [unknown, unknown, ...infer Others] ? Others : never;

const lineOf = (cells: readonly string[]) =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;

/** @returns Markdown without a line feed at its end */
export function markdownOf(children: Block[]): string {
  const root: Root = { type: 'root', children };
  return writer.stringify(root).trimEnd();
}
