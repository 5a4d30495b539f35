/** Pasted text: addresses become links, HTML becomes Markdown, its pictures are uploaded. */
import type { EditorView } from '@codemirror/view';
import { showToast } from '#console/ui/toast-store.ts';
import { codeBlockAt } from './commands/code-block.ts';
import { linkSource } from './commands/insert-block.ts';
import { isPastedAddress, linkAt } from './commands/link.ts';
import type { EditedText } from './edited-text.ts';
import type { EditorProps, PastedMarkdown } from './editor-props.ts';
import { placePasted } from './pasted-pictures.ts';
import { type TrackedRange, trackRange } from './tracked-ranges.ts';
import { uploadPictures } from './uploads.ts';

/** Characters of HTML that are sent to be converted, with embedded pictures. */
const MAX_HTML = 12_000_000;
/** Milliseconds until a conversion is given up and the plain text is used. */
const CONVERSION_LIMIT = 8000;

type PasteProps = Pick<EditorProps, 'onPasteHtml' | 'onUploadPicture'> & { text: EditedText };

/** Pastes that wait for their Markdown, with the text to use if the editor closes first. */
const waiting = new WeakMap<EditorView, Map<TrackedRange, string>>();

/** @returns false for plain text, which is inserted as it is */
export function pasteText(view: EditorView, data: DataTransfer, props: PasteProps): boolean {
  const { onPasteHtml } = props;
  const { state } = view;
  const plain = data.getData('text/plain');
  const html = data.getData('text/html');
  if (pasteAddress(view, plain)) return true;
  // Code editors copy colors as HTML, and code has no formatting.
  const isCode = data.types.includes('vscode-editor-data') || codeBlockAt(state) !== null;
  if (!onPasteHtml || html.trim() === '' || isCode) return false;
  if (html.length > MAX_HTML) {
    showToast({ text: 'Pasted as plain text, because the formatted text is too long' });
    return false;
  }
  void pasteConverted(view, { plain, conversion: onPasteHtml(html) }, props);
  return true;
}

/** An address over selected text links the text. */
function pasteAddress(view: EditorView, plain: string): boolean {
  const { state } = view;
  const { main } = state.selection;
  const text = state.sliceDoc(main.from, main.to);
  if (main.empty || text.includes('\n') || !isPastedAddress(plain)) return false;
  if (isPastedAddress(text) || linkAt(state) || codeBlockAt(state)) return false;
  const source = linkSource(text, plain.trim());
  view.dispatch({
    changes: { from: main.from, to: main.to, insert: source },
    selection: { anchor: main.from + source.length },
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
  return true;
}

/** One undo step: nothing is inserted until the Markdown is there. */
interface Pasted {
  plain: string;
  conversion: Promise<PastedMarkdown>;
}

async function pasteConverted(
  view: EditorView,
  { plain, conversion }: Pasted,
  { onUploadPicture, text }: PasteProps,
) {
  const range = trackRange(view, view.state.selection.main);
  const pastes = waiting.get(view) ?? new Map<TrackedRange, string>();
  waiting.set(view, pastes.set(range, plain));
  const converted = await withinLimit(conversion).catch(() => null);
  // The plain text is already inserted if the editor was closed.
  if (!pastes.delete(range)) return;
  const { markdown, placed } = placePasted(converted, onUploadPicture !== undefined);
  insertPasted(view, range, markdown ?? plain);
  if (onUploadPicture) uploadPictures(placed, onUploadPicture, text);
  if (converted === null || markdown === null) {
    showToast({ text: 'Pasted as plain text, because it could not be converted' });
    range.release();
  } else if (markdown.trim() === plain.trim()) range.release();
  else offerPlainText(view, range, { plain, notes: converted.notes });
}

function withinLimit<Result>(conversion: Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(
    () => reject(new Error('The conversion took too long')),
    CONVERSION_LIMIT,
  );
  conversion.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/** The range then covers what was inserted. */
function insertPasted(view: EditorView, range: TrackedRange, text: string): void {
  const current = range.current();
  if (!current) return;
  const insert = asOwnBlocks(view, current, text.replace(/\r\n?/g, '\n'));
  const { head } = view.state.selection.main;
  const isCursorThere = head >= current.from && head <= current.to;
  view.dispatch({
    changes: { ...current, insert },
    effects: range.moveTo(current.from, current.from + insert.length),
    ...(isCursorThere && { selection: { anchor: current.from + insert.length } }),
    scrollIntoView: isCursorThere,
    userEvent: 'input.paste',
  });
}

const STARTS_BLOCK = /^(#{1,6} |[-*+] |\d+[.)] |> |\||```)/;

/** Several blocks do not continue the paragraph in which they are pasted. */
function asOwnBlocks(view: EditorView, { from, to }: { from: number; to: number }, text: string) {
  if (!text.includes('\n\n') && !STARTS_BLOCK.test(text)) return text;
  const { doc } = view.state;
  const start = doc.lineAt(from);
  const end = doc.lineAt(to);
  const hasTextBefore = doc.sliceString(start.from, from).trim() !== '';
  const hasTextAfter = doc.sliceString(to, end.to).trim() !== '';
  return `${hasTextBefore ? '\n\n' : ''}${text.trim()}${hasTextAfter ? '\n\n' : ''}`;
}

interface Offered {
  plain: string;
  notes: readonly string[];
}

function offerPlainText(view: EditorView, range: TrackedRange, { plain, notes }: Offered): void {
  const inserted = textIn(view, range);
  showToast({
    text: ['Pasted as Markdown.', ...notes].join(' ').replace(/\.$/, ''),
    action: {
      label: 'Use plain text',
      run: () => {
        const current = range.current();
        // What has been edited since is kept.
        if (!current || !view.dom.isConnected || textIn(view, range) !== inserted) return;
        const insert = plain.replace(/\r\n?/g, '\n');
        view.dispatch({
          changes: { ...current, insert },
          selection: { anchor: current.from + insert.length },
          userEvent: 'input.paste',
        });
        range.release();
        view.focus();
      },
    },
  });
}

function textIn(view: EditorView, range: TrackedRange): string | undefined {
  const current = range.current();
  return current ? view.state.sliceDoc(current.from, current.to) : undefined;
}

/** Inserts the plain text of pastes that still wait, before the editor is closed. */
export function finishPastes(view: EditorView): void {
  for (const [range, plain] of waiting.get(view) ?? []) insertPasted(view, range, plain);
  waiting.delete(view);
}
