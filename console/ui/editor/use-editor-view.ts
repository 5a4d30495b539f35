/** Connects the CodeMirror view with the component's props. */
import type { EditorView, ViewUpdate } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorMessage } from '#console/api/call-problem.ts';
import { showToast } from '#console/ui/toast-store.ts';
import { type FormatStatus, formatStatus, NO_FORMATS, statusKey } from './active-formats.ts';
import { insertPicture } from './commands/insert-block.ts';
import { createView, relabel } from './create-view.ts';
import type { EditedText } from './edited-text.ts';
import type { EditorProps } from './editor-props.ts';
import { isNewTarget } from './line-target.ts';
import { finishPastes, pasteText } from './paste.ts';
import { setProblems } from './problems.ts';
import { picturesIn, placePictures, uploadPictures } from './uploads.ts';
import { isFromValue, ValueSync } from './value-sync.ts';

type Props = EditorProps & { text: EditedText };

export function useEditorView(props: Props, onLink: (view: EditorView) => void) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const sync = useRef<ValueSync>(null);
  const [status, setStatus] = useState<FormatStatus>(NO_FORMATS);
  const latest = useRef({ props, onLink });
  useLayoutEffect(() => {
    latest.current = { props, onLink };
  });

  useLayoutEffect(() => {
    if (!host.current) return;
    const { value, label, lang, placeholder } = latest.current.props;
    const valueSync = new ValueSync(value);
    const opened = createView({
      root: host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }),
      text: value,
      labels: { label, lang, placeholder },
      onUpdate: (update) => {
        report(update, valueSync, latest.current.props);
        if (!update.docChanged && !update.selectionSet) return;
        const next = formatStatus(update.state);
        setStatus((current) => (statusKey(current) === statusKey(next) ? current : next));
      },
      onLink: () => latest.current.onLink(opened),
      onPaste: (data) =>
        addFiles(opened, data, latest.current.props) ||
        pasteText(opened, data, latest.current.props),
      onDrop: (data, position) => addFiles(opened, data, latest.current.props, position),
      pictureUrl: (path) => latest.current.props.pictureUrl?.(path),
    });
    view.current = opened;
    sync.current = valueSync;
    const { text } = latest.current.props;
    text.show((find) => {
      const change = find(opened.state.sliceDoc());
      if (change) opened.dispatch({ changes: change });
    });
    return () => {
      text.show(undefined);
      finishPastes(opened);
      opened.destroy();
      view.current = null;
    };
  }, []);

  useProps(props, view, sync);
  const addPictures = (files: Iterable<File>) => {
    const { current } = view;
    if (current) upload(current, picturesIn(files), props, current.state.selection.main.to);
  };
  return { host, view, status, addPictures };
}

/** Follows the props that change what is shown. */
function useProps(
  props: Props,
  view: RefObject<EditorView | null>,
  sync: RefObject<ValueSync | null>,
): void {
  const { value, label, lang, placeholder, problems, goToLine } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  // Before anything else can be typed.
  useLayoutEffect(() => {
    if (view.current && sync.current?.receive(view.current, value)) {
      reportMerged(view.current, latest.current);
    }
  }, [value, view, sync]);
  useEffect(() => {
    if (view.current) relabel(view.current, { label, lang, placeholder });
  }, [label, lang, placeholder, view]);
  useEffect(() => {
    view.current?.dispatch({ effects: setProblems.of(problems ?? []) });
  }, [problems, view]);
  useEffect(() => {
    if (view.current && isNewTarget(goToLine)) goTo(view.current, goToLine.line);
  }, [goToLine, view]);
}

function goTo(view: EditorView, line: number): void {
  const { doc } = view.state;
  const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  view.focus();
}

const USER_EVENTS = ['input', 'delete', 'move', 'undo', 'redo'];

function report(update: ViewUpdate, sync: ValueSync, { onChange, onCursorLine }: Props): void {
  const { docChanged, selectionSet, state, startState, transactions, changes } = update;
  const isOwn = !transactions.some((transaction) => transaction.annotation(isFromValue));
  if (docChanged && isOwn) {
    const text = state.sliceDoc();
    sync.report(changes, text);
    const isUserInput = transactions.some((transaction) =>
      USER_EVENTS.some((event) => transaction.isUserEvent(event)),
    );
    onChange(text, isUserInput);
  }
  if (!onCursorLine || !(docChanged || selectionSet)) return;
  const line = state.doc.lineAt(state.selection.main.head).number;
  const former = startState.doc.lineAt(startState.selection.main.head).number;
  if (line !== former) onCursorLine(line);
}

/** The document has a merged text that the component does not know yet. */
function reportMerged(view: EditorView, { onChange }: Props): void {
  onChange(view.state.sliceDoc(), false);
}

/** @returns false if there are no files, or only pictures of copied text */
function addFiles(view: EditorView, data: DataTransfer, props: Props, position?: number): boolean {
  if (data.files.length === 0 || data.getData('text/plain').trim() !== '') return false;
  if (!props.onUploadPicture) return false;
  upload(view, picturesIn(data.files), props, position ?? view.state.selection.main.to);
  return true;
}

function upload(view: EditorView, pictures: readonly File[], props: Props, position: number) {
  const { onUploadPicture, text } = props;
  if (!onUploadPicture || pictures.length === 0) return;
  const { placed, transaction } = placePictures(view.state, position, pictures);
  view.dispatch(transaction);
  uploadPictures(placed, onUploadPicture, text);
}

/** Inserts a picture of the library. */
export async function pickPicture(
  view: EditorView,
  pick: NonNullable<EditorProps['onPickPicture']>,
): Promise<void> {
  try {
    const picture = await pick();
    if (picture) view.dispatch(insertPicture(view.state, picture.path, picture.alt));
  } catch (error) {
    showToast({ text: errorMessage(error), tone: 'problem' });
  }
  view.focus();
}
