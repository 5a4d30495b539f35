/** Code: within a line as inline code, over several lines as a block. */
import { EditorSelection, type EditorState, type Transaction } from '@codemirror/state';
import { enclosingNode } from '#console/ui/editor/markdown-language.ts';
import { hasInlineFormat, toggleInlineFormat } from './inline-format.ts';
import { isBlank, linesIn } from './source-lines.ts';

const BLOCKS: ReadonlySet<string> = new Set(['FencedCode']);

export const codeBlockAt = (state: EditorState) =>
  enclosingNode(state, state.selection.main, BLOCKS);

export const isCode = (state: EditorState) =>
  codeBlockAt(state) !== null || hasInlineFormat(state, 'code');

export function toggleCode(state: EditorState): Transaction {
  const block = codeBlockAt(state);
  if (block) return removeBlock(state, block);
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from);
  const last = state.doc.lineAt(to);
  if (first.number === last.number && !isBlank(first.text)) {
    return toggleInlineFormat(state, 'code');
  }
  const fence = fenceFor(state.sliceDoc(first.from, last.to));
  const changes = [
    { from: first.from, insert: `${fence}\n` },
    { from: last.to, insert: `\n${fence}` },
  ];
  const start = first.from + fence.length + 1;
  return state.update({
    changes,
    selection: EditorSelection.range(start + from - first.from, start + to - first.from),
    scrollIntoView: true,
    userEvent: 'input.format',
  });
}

/** A fence is longer than any run of backticks in the code. */
function fenceFor(code: string): string {
  const runs = code.match(/`{3,}/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
}

function removeBlock(state: EditorState, { from, to }: { from: number; to: number }): Transaction {
  const lines = linesIn(state, from, to);
  const [open, ...rest] = lines;
  const close = rest.at(-1);
  if (!open) return state.update({});
  const changes = [{ from: open.from, to: Math.min(open.to + 1, state.doc.length) }];
  // A block at the end of the text may have no closing fence.
  if (close && /^\s*(`{3,}|~{3,})\s*$/.test(close.text)) {
    changes.push({ from: Math.max(close.from - 1, changes[0]?.to ?? 0), to: close.to });
  }
  return state.update({ changes, scrollIntoView: true, userEvent: 'input.format' });
}
