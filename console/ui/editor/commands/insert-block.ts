/** Inserts a block with a blank line on each side: a table, a picture. */
import { EditorSelection, type EditorState, type Transaction } from '@codemirror/state';
import { isBlank } from './source-lines.ts';

/** The change that inserts a text at this position as a separate paragraph. */
export function asBlock(state: EditorState, position: number, text: string) {
  const line = state.doc.lineAt(position);
  const from = isBlank(line.text) ? line.from : line.to;
  const before = state.sliceDoc(Math.max(0, from - 2), from);
  const after = state.sliceDoc(line.to, line.to + 2);
  const isAtStart = from === 0;
  const start = isAtStart || before === '\n\n' ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const isAtEnd = line.to === state.doc.length;
  const end = isAtEnd || after === '\n\n' ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return { from, to: line.to, insert: start + text + end, textAt: from + start.length };
}

const TABLE = '| Column 1 | Column 2 |\n| --- | --- |\n|  |  |';
const FIRST_CELL = 'Column 1';

/** Inserts a table of two columns, and selects the name of the first. */
export function insertTable(state: EditorState): Transaction {
  const { textAt, ...change } = asBlock(state, state.selection.main.to, TABLE);
  return state.update({
    changes: change,
    selection: EditorSelection.range(textAt + 2, textAt + 2 + FIRST_CELL.length),
    scrollIntoView: true,
    userEvent: 'input.format',
  });
}

/** Characters that would end the description of a picture or the text of a link. */
const escapeText = (text: string) => text.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ');

/** Addresses with spaces or brackets are written in angle brackets. */
export const addressSource = (address: string) =>
  /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address;

export const pictureSource = (path: string, alt: string) =>
  `![${escapeText(alt)}](${addressSource(path)})`;

export const linkSource = (text: string, address: string) =>
  `[${escapeText(text)}](${addressSource(address)})`;

/** Inserts a picture as a paragraph, with the cursor after it. */
export function insertPicture(state: EditorState, path: string, alt: string): Transaction {
  const source = pictureSource(path, alt);
  const { textAt, ...change } = asBlock(state, state.selection.main.to, source);
  return state.update({
    changes: change,
    selection: EditorSelection.cursor(textAt + source.length),
    scrollIntoView: true,
    userEvent: 'input.picture',
  });
}
