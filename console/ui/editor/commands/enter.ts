/** Enter continues a list, a quote or a table, and otherwise begins a paragraph. */
import { insertNewlineKeepIndent } from '@codemirror/commands';
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type StateCommand,
} from '@codemirror/state';
import { enclosingNode } from '#console/ui/editor/markdown-language.ts';
import { isBlank, type ListMarker, listMarkerOf } from './source-lines.ts';

const CODE: ReadonlySet<string> = new Set(['FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock']);
const ITEMS: ReadonlySet<string> = new Set(['ListItem']);
const TABLES: ReadonlySet<string> = new Set(['Table']);

/** `> ` once for each level of a quote. */
const QUOTE = /^(?:\s{0,3}> ?)+/;

export const pressEnter: StateCommand = (target) => {
  const { state, dispatch } = target;
  const { main } = state.selection;
  if (!main.empty || state.selection.ranges.length > 1 || enclosingNode(state, main, CODE)) {
    return insertNewlineKeepIndent(target);
  }
  const spec =
    nextRow(state, main.head) ??
    nextItem(state, main.head) ??
    nextQuoteLine(state, main.head) ??
    nextParagraph(state, main.head);
  dispatch(state.update({ ...spec, scrollIntoView: true, userEvent: 'input' }));
  return true;
};

interface Spec {
  changes: ChangeSpec;
  selection?: EditorSelection;
}

const insertAt = (position: number, insert: string): Spec => ({
  changes: { from: position, insert },
  selection: EditorSelection.single(position + insert.length),
});

/** An empty item or line of a quote ends the list or the quote. */
const clear = (from: number, to: number, insert = ''): Spec => ({
  changes: { from, to, insert },
  selection: EditorSelection.single(from + insert.length),
});

function nextRow(state: EditorState, position: number): Spec | null {
  if (!enclosingNode(state, { from: position, to: position }, TABLES)) return null;
  const { text, from, to } = state.doc.lineAt(position);
  if (!/^\s*\|/.test(text)) return null;
  if (/^[\s|]*$/.test(text)) return clear(from, to);
  const columns = text.replace(/\\\|/g, '').split('|').length - 2;
  // The line below the names of the columns belongs to them.
  const end = isHeaderRow(state, to) ? state.doc.lineAt(to + 1).to : to;
  return {
    changes: { from: end, insert: `\n|${'  |'.repeat(Math.max(columns, 1))}` },
    selection: EditorSelection.single(end + 3),
  };
}

const isHeaderRow = (state: EditorState, end: number) =>
  end < state.doc.length && /^[\s|:-]*-[\s|:-]*$/.test(state.doc.lineAt(end + 1).text);

function nextItem(state: EditorState, position: number): Spec | null {
  const line = state.doc.lineAt(position);
  const item = enclosingNode(state, { from: position, to: position }, ITEMS);
  const first = item ? state.doc.lineAt(item.from) : line;
  const marker = listMarkerOf(first.text);
  if (!marker || (!item && first !== line)) return null;
  if (isBlank(line.text)) return null;
  const isFirstLine = first.number === line.number;
  if (isFirstLine && isBlank(line.text.slice(marker.length))) {
    return endList(state, marker, line.from, line.to);
  }
  // Before the text of an item, Enter moves the item down.
  if (isFirstLine && position < line.from + marker.length) return null;
  const insert = `\n${marker.indent}${followingMarker(marker)}`;
  const spec = insertAt(position, insert);
  return { ...spec, changes: [spec.changes, ...renumber(state, line.number + 1, marker)] };
}

/** The item of an inner list becomes one of the list around it. */
function endList(state: EditorState, marker: ListMarker, from: number, to: number): Spec {
  if (marker.indent === '') return clear(from, to);
  for (let n = state.doc.lineAt(from).number - 1; n >= 1; n--) {
    const outer = listMarkerOf(state.doc.line(n).text);
    if (outer && outer.indent.length < marker.indent.length) {
      return clear(from, to, `${outer.indent}${followingMarker(outer)}`);
    }
  }
  return clear(from, to);
}

function followingMarker({ marker, kind, checkbox }: ListMarker): string {
  const next = kind === 'number' ? `${Number.parseInt(marker, 10) + 1}${marker.at(-1)}` : marker;
  return `${next} ${checkbox ? '[ ] ' : ''}`;
}

/** Adds one to the numbers of the following items, as far as they count up. */
function renumber(state: EditorState, firstLine: number, { marker, indent }: ListMarker) {
  const changes: ChangeSpec[] = [];
  let expected = Number.parseInt(marker, 10) + 1;
  for (let n = firstLine; n <= state.doc.lines && Number.isFinite(expected); n++) {
    const { text, from } = state.doc.line(n);
    const next = listMarkerOf(text);
    if (!next || next.indent.length > indent.length) {
      if (isBlank(text) || /^\s/.test(text)) continue;
      break;
    }
    if (next.indent !== indent || Number.parseInt(next.marker, 10) !== expected) break;
    expected++;
    const start = from + indent.length;
    changes.push({ from: start, to: start + next.marker.length - 1, insert: String(expected) });
  }
  return changes;
}

function nextQuoteLine(state: EditorState, position: number): Spec | null {
  const { text, from, to } = state.doc.lineAt(position);
  const marker = QUOTE.exec(text)?.[0];
  if (!marker || position < from + marker.length) return null;
  if (isBlank(text.slice(marker.length))) return clear(from, to);
  const bare = marker.trimEnd();
  return insertAt(position, `\n${bare}\n${bare} `);
}

/** Paragraphs have a blank line between them. */
function nextParagraph(state: EditorState, position: number): Spec {
  const { text, from } = state.doc.lineAt(position);
  const isAtStart = isBlank(text.slice(0, position - from));
  return insertAt(position, isAtStart ? '\n' : '\n\n');
}

/** A line break within a paragraph. */
export const breakLine: StateCommand = (target) => {
  const { state, dispatch } = target;
  const { main } = state.selection;
  if (enclosingNode(state, main, CODE)) return insertNewlineKeepIndent(target);
  const line = state.doc.lineAt(main.from);
  const column = listMarkerOf(line.text)?.column ?? line.text.length - line.text.trimStart().length;
  const insert = `\\\n${QUOTE.exec(line.text)?.[0] ?? ' '.repeat(column)}`;
  dispatch(
    state.update(state.replaceSelection(insert), { scrollIntoView: true, userEvent: 'input' }),
  );
  return true;
};
