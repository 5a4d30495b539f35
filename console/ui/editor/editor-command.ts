/** What the buttons of the toolbar do. */
import { redo, undo } from '@codemirror/commands';
import type { EditorState, Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { ToggleName } from './active-formats.ts';
import { toggleHeading, toggleList, toggleQuote } from './commands/block-format.ts';
import { toggleCode } from './commands/code-block.ts';
import { toggleInlineFormat } from './commands/inline-format.ts';
import { insertTable } from './commands/insert-block.ts';

/** `link` and `picture` open a dialog first. */
export type CommandName = Exclude<ToggleName, 'link'> | 'table' | 'undo' | 'redo';

const CHANGES: Readonly<
  Record<Exclude<CommandName, 'undo' | 'redo'>, (state: EditorState) => Transaction>
> = {
  'heading-2': (state) => toggleHeading(state, 2),
  'heading-3': (state) => toggleHeading(state, 3),
  bold: (state) => toggleInlineFormat(state, 'bold'),
  italic: (state) => toggleInlineFormat(state, 'italic'),
  bullets: (state) => toggleList(state, 'bullet'),
  numbers: (state) => toggleList(state, 'number'),
  quote: toggleQuote,
  code: toggleCode,
  table: insertTable,
};

export function runCommand(view: EditorView, name: CommandName): void {
  if (name === 'undo') undo(view);
  else if (name === 'redo') redo(view);
  else view.dispatch(CHANGES[name](view.state));
  view.focus();
}
