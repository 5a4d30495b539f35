/** The CodeMirror view. It is in a shadow root, where it adds its styles without `<style>`. */
import { history, historyKeymap, redo, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import {
  EditorView,
  type KeyBinding,
  keymap,
  placeholder,
  type ViewUpdate,
} from '@codemirror/view';
import { pressBackspace } from './commands/backspace.ts';
import { toggleHeading, toggleList } from './commands/block-format.ts';
import { breakLine, pressEnter } from './commands/enter.ts';
import { toggleInlineFormat } from './commands/inline-format.ts';
import { markdownLanguage, treeTo } from './markdown-language.ts';
import { pageLook } from './page-look.ts';
import { problemMessages } from './problems.ts';
import { flowingParagraphs } from './soft-breaks.ts';
import { theme } from './theme.ts';
import { trackedRanges } from './tracked-ranges.ts';

export interface ContentLabels {
  label: string;
  /** Language of the text, for spelling. */
  lang: string;
  placeholder: string | undefined;
}

interface ViewOptions {
  root: ShadowRoot;
  text: string;
  labels: ContentLabels;
  onUpdate: (update: ViewUpdate) => void;
  onLink: () => void;
  /** @returns true if it handled the data */
  onPaste: (data: DataTransfer) => boolean;
  onDrop: (data: DataTransfer, position: number) => boolean;
  pictureUrl: (path: string) => string | undefined;
}

/** Characters. */
const FIRST_SCREEN = 10_000;

const content = new Compartment();

const attributes = ({ label, lang, placeholder: hint }: ContentLabels): Extension => [
  EditorView.contentAttributes.of({
    'aria-label': label,
    lang,
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    writingsuggestions: 'true',
  }),
  hint ? placeholder(hint) : [],
];

export const relabel = (view: EditorView, labels: ContentLabels) =>
  view.dispatch({ effects: content.reconfigure(attributes(labels)) });

/** Tab is not bound, so that it leaves the editor. */
const keys = (onLink: () => void): KeyBinding[] => [
  { key: 'Mod-b', run: command((state) => toggleInlineFormat(state, 'bold')) },
  { key: 'Mod-i', run: command((state) => toggleInlineFormat(state, 'italic')) },
  {
    key: 'Mod-k',
    run: () => {
      onLink();
      return true;
    },
  },
  { key: 'Mod-Alt-2', run: command((state) => toggleHeading(state, 2)) },
  { key: 'Mod-Alt-3', run: command((state) => toggleHeading(state, 3)) },
  { key: 'Mod-Shift-7', run: command((state) => toggleList(state, 'number')) },
  { key: 'Mod-Shift-8', run: command((state) => toggleList(state, 'bullet')) },
  { key: 'Enter', run: pressEnter, shift: breakLine },
  { key: 'Backspace', run: pressBackspace },
];

const command =
  (change: (state: EditorState) => Parameters<EditorView['dispatch']>[0]) => (view: EditorView) => {
    view.dispatch(change(view.state));
    return true;
  };

/** With Caps Lock the key is `z`, for which the keymap would undo. */
const redoKey = Prec.highest(
  EditorView.domEventHandlers({
    keydown: ({ code, ctrlKey, metaKey, shiftKey, altKey }, view) => {
      const isRedo = code === 'KeyZ' && (ctrlKey || metaKey) && shiftKey && !altKey;
      if (isRedo) redo(view);
      return isRedo;
    },
  }),
);

export function createView(options: ViewOptions): EditorView {
  const { root, text, labels, onUpdate, onLink, onPaste, onDrop, pictureUrl } = options;
  const state = EditorState.create({
    doc: text,
    extensions: [
      history(),
      trackedRanges,
      flowingParagraphs,
      problemMessages,
      markdownLanguage,
      pageLook(pictureUrl),
      EditorView.lineWrapping,
      theme,
      content.of(attributes(labels)),
      redoKey,
      keymap.of([...keys(onLink), ...historyKeymap, ...standardKeymap]),
      EditorView.updateListener.of(onUpdate),
      EditorView.domEventHandlers({
        paste: ({ clipboardData }) => clipboardData !== null && onPaste(clipboardData),
        drop: ({ dataTransfer, clientX, clientY }, view) => {
          const position = view.posAtCoords({ x: clientX, y: clientY }, false);
          return dataTransfer !== null && onDrop(dataTransfer, position);
        },
      }),
    ],
  });
  // Parsed before the first frame, so that the first screen is not seen as plain source.
  treeTo(state, Math.min(state.doc.length, FIRST_SCREEN));
  return new EditorView({ state, root, parent: root });
}
