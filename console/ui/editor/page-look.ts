/** Shows Markdown as a page: large headings, quiet markers, chips for links and pictures. */
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { linkChip, pictureChip } from './chips.ts';
import { ListIndents } from './list-indents.ts';
import { headingLevel } from './markdown-language.ts';

const mark = (className: string) => Decoration.mark({ class: className });
const line = (className: string) => Decoration.line({ class: className });

/** Styles of inline nodes, and of the markers of all nodes. */
const MARKS: Readonly<Record<string, Decoration>> = {
  StrongEmphasis: mark('cm-strong'),
  Emphasis: mark('cm-emphasis'),
  Strikethrough: mark('cm-strikethrough'),
  InlineCode: mark('cm-inline-code'),
  Link: mark('cm-link-source'),
  Image: mark('cm-link-source'),
  Autolink: mark('cm-link-source'),
  URL: mark('cm-link-source'),
  HeaderMark: mark('cm-marker'),
  QuoteMark: mark('cm-marker'),
  ListMark: mark('cm-list-marker'),
  EmphasisMark: mark('cm-marker'),
  StrikethroughMark: mark('cm-marker'),
  CodeMark: mark('cm-marker'),
  CodeInfo: mark('cm-marker'),
  LinkMark: mark('cm-marker'),
  LinkTitle: mark('cm-marker'),
  TableDelimiter: mark('cm-marker'),
  TaskMarker: mark('cm-task-marker'),
  HardBreak: mark('cm-marker'),
  Escape: mark('cm-marker'),
  HTMLTag: mark('cm-html'),
  Comment: mark('cm-html'),
};

/** Styles of the lines of a block. */
const LINES: Readonly<Record<string, Decoration>> = {
  Blockquote: line('cm-quote'),
  FencedCode: line('cm-code'),
  CodeBlock: line('cm-code'),
  Table: line('cm-table'),
  HTMLBlock: line('cm-html'),
  CommentBlock: line('cm-html'),
  HorizontalRule: line('cm-rule'),
  LinkReference: line('cm-html'),
};

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => line(`cm-heading cm-heading-${level}`));

/** @param urlOf the URL of a picture's path, if it can be shown */
export const pageLook = (urlOf: (path: string) => string | undefined) =>
  ViewPlugin.define((view) => new PageLook(view, urlOf), {
    decorations: ({ decorations }) => decorations,
  });

class PageLook {
  decorations: DecorationSet;
  private readonly urlOf: (path: string) => string | undefined;

  constructor(view: EditorView, urlOf: (path: string) => string | undefined) {
    this.urlOf = urlOf;
    this.decorations = this.decorate(view);
  }

  update(update: ViewUpdate): void {
    const { docChanged, viewportChanged, selectionSet, focusChanged, startState, state } = update;
    const isParsed = syntaxTree(startState) !== syntaxTree(state);
    if (docChanged || viewportChanged || selectionSet || focusChanged || isParsed) {
      this.decorations = this.decorate(update.view);
    }
  }

  private decorate(view: EditorView): DecorationSet {
    const { state } = view;
    const ranges: Range<Decoration>[] = [];
    for (const { from, to } of view.visibleRanges) {
      const indents = new ListIndents(state, from, to);
      syntaxTree(state).iterate({
        from,
        to,
        enter: (node) => {
          if (node.name === 'ListItem') indents.add(node.node);
          const chip = isOpen(view, node) ? [] : this.chipOf(state, node);
          ranges.push(...chip);
          if (chip.length > 0) return node.name !== 'Image';
          ranges.push(...decorationsOf(state, node, from, to));
          return true;
        },
      });
      ranges.push(...indents.decorations());
    }
    return Decoration.set(ranges, true);
  }

  private chipOf(state: EditorState, { name, node }: SyntaxNodeRef) {
    if (name === 'Link') return linkChip(state, node);
    return name === 'Image' ? pictureChip(state, node, this.urlOf) : [];
  }
}

/**
 * Whether the cursor is in the node, so that its source is shown. After a picture it is not, because
 * it is there when the picture has just been added.
 */
function isOpen({ state, hasFocus }: EditorView, { name, from, to }: SyntaxNodeRef): boolean {
  const last = name === 'Image' ? to - 1 : to;
  return hasFocus && state.selection.ranges.some((range) => range.from <= last && range.to >= from);
}

function decorationsOf(
  state: EditorState,
  { name, from, to }: SyntaxNodeRef,
  viewFrom: number,
  viewTo: number,
): Range<Decoration>[] {
  const inline = MARKS[name];
  if (inline) return from < to ? [inline.range(from, to)] : [];
  const level = headingLevel(name);
  const block = level > 0 ? HEADINGS[level - 1] : LINES[name];
  if (!block) return [];
  const ranges: Range<Decoration>[] = [];
  const last = state.doc.lineAt(Math.min(to, viewTo)).number;
  for (let n = state.doc.lineAt(Math.max(from, viewFrom)).number; n <= last; n++) {
    ranges.push(block.range(state.doc.line(n).from));
  }
  return ranges;
}
