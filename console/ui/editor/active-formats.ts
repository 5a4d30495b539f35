/** Which buttons of the toolbar are pressed, and which can be used. */
import { redoDepth, undoDepth } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { headingLevelAt, isList, isQuote } from './commands/block-format.ts';
import { isCode } from './commands/code-block.ts';
import { hasInlineFormat } from './commands/inline-format.ts';
import { linkAt } from './commands/link.ts';

const FORMATS = {
  'heading-2': (state: EditorState) => headingLevelAt(state) === 2,
  'heading-3': (state: EditorState) => headingLevelAt(state) === 3,
  bold: (state: EditorState) => hasInlineFormat(state, 'bold'),
  italic: (state: EditorState) => hasInlineFormat(state, 'italic'),
  link: (state: EditorState) => linkAt(state) !== null,
  bullets: (state: EditorState) => isList(state, 'bullet'),
  numbers: (state: EditorState) => isList(state, 'number'),
  quote: isQuote,
  code: isCode,
};

export type ToggleName = keyof typeof FORMATS;

export interface FormatStatus {
  active: ReadonlySet<ToggleName>;
  canUndo: boolean;
  canRedo: boolean;
}

export const NO_FORMATS: FormatStatus = { active: new Set(), canUndo: false, canRedo: false };

export function formatStatus(state: EditorState): FormatStatus {
  const names = Object.keys(FORMATS) as ToggleName[];
  return {
    active: new Set(names.filter((name) => FORMATS[name](state))),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

/** The same for equal statuses, so that the toolbar renders only when something changed. */
export const statusKey = ({ active, canUndo, canRedo }: FormatStatus) =>
  [...active, canUndo, canRedo].join();
