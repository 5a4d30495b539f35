/**
 * Shows the line breaks within a paragraph as spaces, as the site does, because many texts are
 * broken at a fixed width by the programs of those who wrote them.
 */
import { type EditorState, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

export interface SoftBreak {
  from: number;
  /** After the spaces or the marker with which the next line begins. */
  to: number;
}

const FENCE = /^\s{0,3}(`{3,}|~{3,})/;
const QUOTE = /^\s{0,3}>\s?/;
/** Lines that begin another block: a heading, an item, a table, a rule, HTML. */
const OTHER_BLOCK =
  /^\s*(?:#{1,6}(?:\s|$)|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|\||<|=+\s*$|(?:[-*_]\s*){3,}$|\[[^\]]+\]:)/;
/** Lines of text that are not followed by text of the same paragraph. */
const CLOSED = /^\s{0,3}#{1,6}(?:\s|$)|(?: {2}|\\)$|^\s*\||^\s*(?:[-*_]\s*){3,}$/;
const DELIMITER_ROW = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const INDENTED = /^(?: {4}|\t)/;

/** The line breaks that Markdown reads as spaces, in order. */
export function softBreaks(doc: Text): SoftBreak[] {
  const breaks: SoftBreak[] = [];
  let fence = '';
  let run: string[] = [];
  let start = 0;
  let position = 0;
  const endRun = () => {
    breaks.push(...breaksIn(run, start));
    run = [];
  };
  for (const text of doc.iterLines()) {
    const marker = FENCE.exec(text)?.[1] ?? '';
    const isFence = fence === '' ? marker !== '' : marker.startsWith(fence);
    if (isFence || fence !== '' || text.trim() === '') endRun();
    else {
      if (run.length === 0) start = position;
      run.push(text);
    }
    if (isFence) fence = fence === '' ? marker : '';
    position += text.length + 1;
  }
  endRun();
  return breaks;
}

/** @param lines without a blank line between them */
function breaksIn(lines: readonly string[], start: number): SoftBreak[] {
  const [first = ''] = lines;
  if (lines.length < 2 || /^\s*</.test(first) || INDENTED.test(first)) return [];
  if (lines.some((line) => line.includes('|') && DELIMITER_ROW.test(line))) return [];
  const breaks: SoftBreak[] = [];
  let position = start;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const end = position + line.length;
    const prefix = next === undefined ? null : continuation(line, next);
    if (prefix !== null) breaks.push({ from: end, to: end + 1 + prefix });
    position = end + 1;
  }
  return breaks;
}

/** Characters before the text of a line that continues a paragraph; null if it does not. */
function continuation(line: string, next: string): number | null {
  const quote = QUOTE.exec(next)?.[0] ?? '';
  const isQuoted = QUOTE.test(line);
  if ((quote !== '') !== isQuoted) return null;
  const text = next.slice(quote.length);
  const previous = isQuoted ? line.replace(QUOTE, '') : line;
  if (CLOSED.test(previous) || previous.trim() === '') return null;
  if (text.trim() === '' || OTHER_BLOCK.test(text) || QUOTE.test(text)) return null;
  return next.length - text.trimStart().length;
}

class Space extends WidgetType {
  override toDOM(): HTMLElement {
    const space = document.createElement('span');
    space.textContent = ' ';
    return space;
  }
  override eq(): boolean {
    return true;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

const SPACE = Decoration.replace({ widget: new Space() });

const decorate = (doc: Text) =>
  Decoration.set(softBreaks(doc).map(({ from, to }) => SPACE.range(from, to)));

/** Whether the decorations are at these breaks, so that they need not be drawn again. */
function isAt(decorations: DecorationSet, breaks: readonly SoftBreak[]): boolean {
  const cursor = decorations.iter();
  for (const { from, to } of breaks) {
    if (cursor.from !== from || cursor.to !== to || !cursor.value) return false;
    cursor.next();
  }
  return cursor.value === null;
}

const field = StateField.define<DecorationSet>({
  create: ({ doc }) => decorate(doc),
  update(decorations, { docChanged, changes, state }) {
    if (!docChanged) return decorations;
    const mapped = decorations.map(changes);
    return isAt(mapped, softBreaks(state.doc)) ? mapped : decorate(state.doc);
  },
  provide: (self) => [
    EditorView.decorations.from(self),
    EditorView.atomicRanges.of((view) => view.state.field(self)),
  ],
});

export const flowingParagraphs = field;

/** End of the paragraph as shown that contains the end of a line. */
export function endOfFlow(state: EditorState, end: number): number {
  const decorations = state.field(field, false);
  let position = end;
  decorations?.between(end, state.doc.length, (from, to) => {
    if (from !== position) return from < position ? undefined : false;
    position = state.doc.lineAt(to).to;
    return undefined;
  });
  return position;
}
