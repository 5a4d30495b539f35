/** Backspace at the start of a block removes its marker or the gap before it. */
import type { EditorState, StateCommand } from '@codemirror/state';
import { enclosingNode } from '#console/ui/editor/markdown-language.ts';
import { isBlank, listMarkerOf } from './source-lines.ts';

const TEXT: ReadonlySet<string> = new Set(['Paragraph', 'ListItem']);

export const pressBackspace: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  if (!main.empty || state.selection.ranges.length > 1) return false;
  const picture = pictureBefore(state, main.head);
  if (picture) {
    dispatch(state.update({ selection: picture }));
    return true;
  }
  const range = markerBefore(state, main.head) ?? paragraphGap(state, main.head);
  if (!range) return false;
  dispatch(state.update({ changes: range, scrollIntoView: true, userEvent: 'delete.backward' }));
  return true;
};

const PICTURES: ReadonlySet<string> = new Set(['Image']);

/** A picture is selected first, because its chip hides what a key would delete. */
function pictureBefore(state: EditorState, position: number) {
  const picture = enclosingNode(state, { from: position, to: position }, PICTURES);
  return picture?.to === position ? { anchor: picture.from, head: picture.to } : null;
}

function markerBefore(state: EditorState, position: number) {
  const { text, from } = state.doc.lineAt(position);
  const marker = listMarkerOf(text);
  const heading = /^\s{0,3}#{1,6}\s+/.exec(text);
  const length = marker?.length ?? heading?.[0].length;
  if (!length || position !== from + length) return null;
  return { from: from + (marker?.indent.length ?? 0), to: position };
}

/** The blank line between two paragraphs. */
function paragraphGap(state: EditorState, position: number) {
  const line = state.doc.lineAt(position);
  if (position !== line.from || line.number < 3) return null;
  const gap = state.doc.line(line.number - 1);
  const previous = state.doc.line(line.number - 2);
  if (!isBlank(gap.text) || isBlank(previous.text)) return null;
  // Text joined to a fence or a table would become part of it.
  const end = { from: previous.to, to: previous.to };
  return enclosingNode(state, end, TEXT) ? { from: previous.to, to: position } : null;
}
