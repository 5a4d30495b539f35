/** Hanging indents: the further lines of an item begin below its text. */
import type { EditorState, Range } from '@codemirror/state';
import { Decoration } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { listMarkerOf } from './commands/source-lines.ts';

/** Deeper lists have the indent of this depth. */
export const MAX_DEPTH = 6;

const byDepth = (create: (depth: number) => Decoration) =>
  Array.from({ length: MAX_DEPTH }, (_, index) => create(index + 1));

/** A line whose marker or spaces fill the indent. */
const HANGING = byDepth((depth) =>
  Decoration.line({ class: `cm-item cm-item-${depth} cm-hanging` }),
);
/** A line that begins with its text. */
const INDENTED = byDepth((depth) => Decoration.line({ class: `cm-item cm-item-${depth}` }));
const INDENT = Decoration.mark({ class: 'cm-item-indent' });

export class ListIndents {
  /** Depths by the numbers of visible lines. */
  private readonly depths = new Map<number, number>();
  private readonly state: EditorState;
  private readonly first: number;
  private readonly last: number;

  constructor(state: EditorState, from: number, to: number) {
    this.state = state;
    this.first = state.doc.lineAt(from).number;
    this.last = state.doc.lineAt(to).number;
  }

  /** Inner items are added after those that contain them. */
  add(item: SyntaxNode): void {
    const depth = depthOf(item);
    if (depth === 0) return;
    const { doc } = this.state;
    const last = Math.min(this.last, doc.lineAt(item.to).number);
    for (let n = Math.max(this.first, doc.lineAt(item.from).number); n <= last; n++) {
      this.depths.set(n, depth);
    }
  }

  decorations(): Range<Decoration>[] {
    return [...this.depths].flatMap(([number, depth]) => {
      const { text, from } = this.state.doc.line(number);
      const indent = listMarkerOf(text)?.length ?? text.length - text.trimStart().length;
      const look = (indent > 0 ? HANGING : INDENTED)[Math.min(depth, MAX_DEPTH) - 1];
      if (!look) return [];
      const line = look.range(from);
      return indent > 0 ? [line, INDENT.range(from, from + indent)] : [line];
    });
  }
}

/** Lists around an item; 0 in a quote, whose marker comes before those of the items. */
function depthOf(item: SyntaxNode): number {
  let depth = 0;
  for (let node: SyntaxNode | null = item; node; node = node.parent) {
    if (node.name === 'Blockquote') return 0;
    if (node.name === 'ListItem') depth++;
  }
  return depth;
}
