import { history, undo } from '@codemirror/commands';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { expect, test } from 'vitest';
import { isFromValue, ValueSync } from './value-sync.ts';

/** An editor with its reports, of which the component has received those of `receive`. */
function open(value: string) {
  let state = EditorState.create({ doc: value, extensions: history() });
  const sync = new ValueSync(value);
  const view = {
    get state() {
      return state;
    },
    dispatch: (change: TransactionSpec) => {
      const transaction = state.update(change);
      if (transaction.docChanged && !transaction.annotation(isFromValue)) {
        sync.report(transaction.changes, transaction.newDoc.toString());
      }
      state = transaction.state;
    },
  };
  return {
    receive: (next: string) => sync.receive(view, next),
    type: (at: number, insert: string) =>
      view.dispatch({
        changes: { from: at, insert },
        selection: { anchor: at + insert.length },
        userEvent: 'input.type',
      }),
    undo: () => undo({ state, dispatch: (transaction) => view.dispatch(transaction as never) }),
    text: () => state.sliceDoc(),
    cursor: () => state.selection.main.head,
  };
}

test('ignores values that it reported, however late they come', () => {
  const editor = open('');
  editor.type(0, 'a');
  editor.type(1, 'b');
  editor.type(2, 'c');
  expect(editor.receive('a')).toBe(false);
  expect(editor.text()).toBe('abc');
  expect(editor.receive('abc')).toBe(false);
  expect(editor.receive('abc')).toBe(false);
  expect(editor.text()).toBe('abc');
});

test('applies a change from elsewhere, and keeps the cursor', () => {
  const editor = open('one\n\ntwo\n\nthree\n');
  editor.type(8, '!');
  editor.receive('one\n\ntwo!\n\nthree\n');
  expect(editor.receive('One\n\ntwo!\n\nthree, four\n')).toBe(false);
  expect(editor.text()).toBe('One\n\ntwo!\n\nthree, four\n');
  expect(editor.cursor()).toBe(9);
});

test('merges a change from elsewhere with what was typed since', () => {
  const editor = open('one\n\ntwo\n');
  editor.type(8, '!');
  // The merge was made before this key.
  editor.type(9, '!');
  expect(editor.receive('ONE\n\ntwo\n')).toBe(true);
  expect(editor.text()).toBe('ONE\n\ntwo!!\n');
  // The merged text is reported, and comes back.
  expect(editor.receive('ONE\n\ntwo!!\n')).toBe(false);
  expect(editor.text()).toBe('ONE\n\ntwo!!\n');
});

test('merges again before the merged text came back', () => {
  const editor = open('one\n\ntwo\n\n');
  editor.type(8, '!');
  editor.receive('ONE\n\ntwo\n\n');
  editor.type(9, '?');
  expect(editor.receive('ONE\n\ntwo\n\nthree\n')).toBe(true);
  expect(editor.text()).toBe('ONE\n\ntwo!?\n\nthree\n');
});

test('returns to the first value if it comes again', () => {
  const editor = open('one');
  editor.type(3, '!');
  editor.receive('one!');
  editor.receive('one');
  expect(editor.text()).toBe('one');
});

test('undo removes what was typed, not what came from elsewhere', () => {
  const editor = open('one\n\ntwo\n');
  editor.type(8, '!');
  editor.receive('one\n\ntwo!\n');
  editor.receive('ONE\n\ntwo!\n');
  editor.undo();
  expect(editor.text()).toBe('ONE\n\ntwo\n');
});
