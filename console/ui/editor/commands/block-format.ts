/** Headings, lists and quotes: changes what the selected lines begin with. */
import type { ChangeSpec, EditorState, Transaction, TransactionSpec } from '@codemirror/state';
import { enclosingNode, headingLevel, textBlocks } from '#console/ui/editor/markdown-language.ts';
import {
  isBlank,
  type ListKind,
  linesIn,
  listMarkerOf,
  type Paragraph,
  selectedItems,
  selectedParagraphs,
} from './source-lines.ts';

/** `##` and the spaces after it. */
const HEADING = /^(\s{0,3})(#{1,6})(?:\s+|$)/;
/** `##` at the end of a heading, which Markdown ignores. */
const CLOSING = /\s+#+\s*$/;
const QUOTE = /^\s{0,3}> ?/;

function update(state: EditorState, changes: ChangeSpec[], more: TransactionSpec = {}) {
  const set = state.changes(changes);
  // A marker inserted at the cursor is before it.
  const selection = state.selection.map(set, 1);
  return state.update({
    changes: set,
    selection,
    scrollIntoView: true,
    userEvent: 'input.format',
    ...more,
  });
}

/** Level of the headings at the selection; 0 if there are none or several. */
export function headingLevelAt(state: EditorState): number {
  const levels = new Set(
    textBlocks(state, state.selection.main).map(({ name }) => headingLevel(name)),
  );
  const [level = 0, ...others] = levels;
  return others.length > 0 ? 0 : level;
}

/** Makes the selected paragraphs headings of a level, or paragraphs if they are. */
export function toggleHeading(state: EditorState, level: number): Transaction {
  const isRemoval = headingLevelAt(state) === level;
  const marker = isRemoval ? '' : `${'#'.repeat(level)} `;
  const changes = selectedParagraphs(state).flatMap(([first, ...rest]): ChangeSpec[] => {
    const { text, from } = first;
    const prefix = HEADING.exec(text)?.[0].length ?? listMarkerOf(text)?.length ?? 0;
    const closing = HEADING.test(text) ? CLOSING.exec(text)?.[0].length : undefined;
    const start = { from, to: from + prefix, insert: marker };
    const end = closing ? [{ from: first.to - closing, to: first.to }] : [];
    return [start, ...end, ...joinLines(first, rest)];
  });
  return update(state, changes);
}

/** A heading is one line. The underline of a former heading is removed. */
function joinLines(first: Paragraph[0], rest: readonly Paragraph[0][]): ChangeSpec[] {
  let end = first.to;
  return rest.map((line) => {
    const isUnderline = /^\s{0,3}(=+|-+)\s*$/.test(line.text);
    const indent = line.text.length - line.text.trimStart().length;
    const change = isUnderline
      ? { from: end, to: line.to }
      : { from: end, to: line.from + indent, insert: ' ' };
    end = line.to;
    return change;
  });
}

/** Whether all selected paragraphs are items of such a list. */
export const isList = (state: EditorState, kind: ListKind) =>
  selectedItems(state).every(([{ text }]) => listMarkerOf(text)?.kind === kind);

/** Makes the selected paragraphs items of a list, or paragraphs if they are. */
export function toggleList(state: EditorState, kind: ListKind): Transaction {
  const isRemoval = isList(state, kind);
  let number = 0;
  const changes = selectedItems(state).flatMap(([first, ...rest]): ChangeSpec[] => {
    const current = listMarkerOf(first.text);
    const heading = HEADING.exec(first.text)?.[0].length ?? 0;
    const indent = current?.indent ?? '';
    number++;
    const marker = isRemoval ? '' : `${kind === 'bullet' ? '-' : `${number}.`} `;
    const start = {
      from: first.from + indent.length,
      to: first.from + (current?.length ?? heading),
      insert: marker,
    };
    const column = indent.length + marker.length;
    return [start, ...rest.map((line) => indentTo(line, column))];
  });
  return update(state, changes);
}

function indentTo({ text, from }: Paragraph[0], column: number): ChangeSpec {
  const indent = text.length - text.trimStart().length;
  return { from, to: from + indent, insert: ' '.repeat(column) };
}

const QUOTES: ReadonlySet<string> = new Set(['Blockquote']);

export const isQuote = (state: EditorState) =>
  enclosingNode(state, state.selection.main, QUOTES) !== null;

/** Quotes the selected blocks, or ends the quote that contains them. */
export function toggleQuote(state: EditorState): Transaction {
  const quote = enclosingNode(state, state.selection.main, QUOTES);
  if (quote) {
    const changes = linesIn(state, quote.from, quote.to).flatMap(({ text, from }) => {
      const marker = QUOTE.exec(text)?.[0].length;
      return marker ? [{ from, to: from + marker }] : [];
    });
    return update(state, changes);
  }
  const paragraphs = selectedParagraphs(state);
  const first = paragraphs[0]?.[0];
  const last = paragraphs.at(-1)?.at(-1) ?? first;
  if (!first || !last) return state.update({});
  const changes = linesIn(state, first.from, last.to).map(({ text, from }) => ({
    from,
    insert: isBlank(text) && first !== last ? '>' : '> ',
  }));
  return update(state, changes);
}
