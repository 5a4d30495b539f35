/** What a line of Markdown begins with, and the lines that a command changes. */
import type { EditorState, Line } from '@codemirror/state';
import { textBlocks } from '#console/ui/editor/markdown-language.ts';

export type ListKind = 'bullet' | 'number';

/** Indent, marker, spaces and the checkbox of a task. */
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])(\s+|$)(\[[ xX]\]\s+)?/;

export interface ListMarker {
  indent: string;
  /** `-`, `*`, `+`, `3.` or `3)`. */
  marker: string;
  checkbox: string;
  kind: ListKind;
  /** Characters before the text of the item. */
  length: number;
  /** Column at which further lines of the item begin. */
  column: number;
}

export function listMarkerOf(text: string): ListMarker | null {
  const match = ITEM.exec(text);
  if (!match) return null;
  const [all, indent = '', marker = '', space = '', checkbox = ''] = match;
  return {
    indent,
    marker,
    checkbox,
    kind: /\d/.test(marker) ? 'number' : 'bullet',
    length: all.length,
    column: indent.length + marker.length + Math.max(space.length, 1),
  };
}

export const isBlank = (text: string) => text.trim() === '';

/** Lines from that of `from` to that of `to`. */
export function linesIn(state: EditorState, from: number, to: number): Line[] {
  const lines: Line[] = [];
  const last = state.doc.lineAt(to).number;
  for (let n = state.doc.lineAt(from).number; n <= last; n++) lines.push(state.doc.line(n));
  return lines;
}

/** A run of lines that a command treats as one paragraph. */
export type Paragraph = readonly [Line, ...Line[]];

/** Characters. Lines below this length were broken on purpose, longer ones by a program. */
const WRAPPED_LENGTH = 60;

/** The paragraphs that the selection touches, or the line of the cursor. */
export function selectedParagraphs(state: EditorState): Paragraph[] {
  const { main } = state.selection;
  const blocks = textBlocks(state, main).filter(({ name }) => name !== 'TableCell');
  const paragraphs = blocks.flatMap(({ from, to }): Paragraph[] => {
    const [first, ...rest] = linesIn(state, from, to);
    return first ? [[first, ...rest]] : [];
  });
  return paragraphs.length > 0 ? paragraphs : [[state.doc.lineAt(main.head)]];
}

/**
 * The same, with short lines of one paragraph as several: in other programs, Enter begins the next
 * item of a list.
 */
export function selectedItems(state: EditorState): Paragraph[] {
  const { main } = state.selection;
  const items = selectedParagraphs(state).flatMap(([first, ...rest]): Paragraph[] => {
    const isWrapped = [first, ...rest].slice(0, -1).every(({ length }) => length >= WRAPPED_LENGTH);
    return isWrapped ? [[first, ...rest]] : [first, ...rest].map((line): Paragraph => [line]);
  });
  const touched = items.filter(
    ([first, ...rest]) => first.from <= main.to && (rest.at(-1) ?? first).to >= main.from,
  );
  return touched.length > 0 ? touched : items;
}
