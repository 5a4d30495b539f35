/** Editor states for tests: `‸` is the cursor, and a selection is between `⟦` and `⟧`. */
import {
  EditorSelection,
  EditorState,
  type StateCommand,
  type Transaction,
} from '@codemirror/state';
import { markdownLanguage } from '#console/ui/editor/markdown-language.ts';

/** Characters that no text of a test has. */
const CURSOR = '‸';
const START = '⟦';
const END = '⟧';

export function stateOf(marked: string): EditorState {
  const doc = marked.replace(new RegExp(`[${CURSOR}${START}${END}]`, 'gu'), '');
  const cursor = marked.indexOf(CURSOR);
  const start = marked.indexOf(START);
  const selection =
    start < 0
      ? EditorSelection.single(Math.max(cursor, 0))
      : EditorSelection.single(start, marked.indexOf(END) - START.length);
  return EditorState.create({ doc, selection, extensions: markdownLanguage });
}

export function markedText(state: EditorState): string {
  const { from, to } = state.selection.main;
  const text = state.sliceDoc();
  if (from === to) return text.slice(0, from) + CURSOR + text.slice(from);
  return text.slice(0, from) + START + text.slice(from, to) + END + text.slice(to);
}

/** The marked text after a change. */
export const after = (marked: string, change: (state: EditorState) => Transaction): string =>
  markedText(change(stateOf(marked)).state);

/** The marked text after a command; null if it did not apply. */
export function afterCommand(marked: string, command: StateCommand): string | null {
  let text: string | null = null;
  command({
    state: stateOf(marked),
    dispatch: (transaction) => {
      text = markedText(transaction.state);
    },
  });
  return text;
}
