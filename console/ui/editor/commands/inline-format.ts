/** Bold, italic and code inside a line of text: adds the markers, or removes them again. */
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Transaction,
} from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import {
  enclosingNode,
  headingLevel,
  textBlocks,
  treeTo,
} from '#console/ui/editor/markdown-language.ts';

export type InlineFormat = 'bold' | 'italic' | 'code';

interface Format {
  nodes: ReadonlySet<string>;
  marker: string;
  markNode: string;
}

const FORMATS: Readonly<Record<InlineFormat, Format>> = {
  bold: { nodes: new Set(['StrongEmphasis']), marker: '**', markNode: 'EmphasisMark' },
  italic: { nodes: new Set(['Emphasis']), marker: '*', markNode: 'EmphasisMark' },
  code: { nodes: new Set(['InlineCode']), marker: '`', markNode: 'CodeMark' },
};

interface Segment {
  from: number;
  to: number;
}

/** Whether all of the selected text has the format. */
export function hasInlineFormat(state: EditorState, name: InlineFormat): boolean {
  const { nodes } = FORMATS[name];
  return state.selection.ranges.every((range) => {
    const segments = range.empty ? [range] : segmentsOf(state, range);
    return segments.length > 0 && segments.every((segment) => enclosingNode(state, segment, nodes));
  });
}

/** Adds the format to the selection or the word at the cursor, or removes it if all has it. */
export function toggleInlineFormat(state: EditorState, name: InlineFormat): Transaction {
  const format = FORMATS[name];
  const isRemoval = hasInlineFormat(state, name);
  const spec = state.changeByRange((range) => {
    if (range.empty) {
      return isRemoval ? remove(state, format, [range], range) : addAtCursor(state, format, range);
    }
    const segments = segmentsOf(state, range);
    return isRemoval ? remove(state, format, segments, range) : add(state, format, segments, range);
  });
  return state.update(spec, { scrollIntoView: true, userEvent: 'input.format' });
}

type Range = EditorState['selection']['main'];

/** The selected text of each block, without block markers and without spaces at its ends. */
function segmentsOf(state: EditorState, { from, to }: Segment): Segment[] {
  return textBlocks(state, { from, to }).flatMap((block) => {
    const inner = contentOf(state, block);
    const segment = { from: Math.max(from, inner.from), to: Math.min(to, inner.to) };
    const text = state.sliceDoc(segment.from, Math.max(segment.from, segment.to));
    const trimmed = text.trim();
    if (trimmed === '') return [];
    const start = segment.from + text.indexOf(trimmed);
    return [{ from: start, to: start + trimmed.length }];
  });
}

/** A block without the marker of a heading or a task. */
function contentOf(state: EditorState, block: SyntaxNode): Segment {
  let { from, to } = block;
  for (let child = block.firstChild; child; child = child.nextSibling) {
    const isMark = child.name === 'HeaderMark' || child.name === 'TaskMarker';
    if (isMark && child.from === block.from) from = child.to;
    else if (isMark && headingLevel(block.name) > 0) to = child.from;
  }
  return { from, to: Math.min(to, state.doc.length) };
}

function remove(state: EditorState, format: Format, segments: readonly Segment[], range: Range) {
  const nodes = new Map<number, SyntaxNode>();
  for (const segment of segments) {
    const node = enclosingNode(state, segment, format.nodes);
    if (node) nodes.set(node.from, node);
  }
  const changes = state.changes([...nodes.values()].flatMap((node) => marksOf(node, format)));
  return { changes, range: range.map(changes) };
}

function marksOf(node: SyntaxNode, { markNode }: Format): Segment[] {
  const { firstChild: first, lastChild: last } = node;
  if (first?.name !== markNode || last?.name !== markNode) return [];
  return [first, last].map(({ from, to }) => ({ from, to }));
}

function add(state: EditorState, format: Format, segments: readonly Segment[], range: Range) {
  const specs: ChangeSpec[] = [];
  for (const segment of segments) {
    const overlapping = overlappingNodes(state, segment, format.nodes);
    const from = Math.min(segment.from, ...overlapping.map((node) => node.from));
    const to = Math.max(segment.to, ...overlapping.map((node) => node.to));
    const [open, close] = markersFor(state.sliceDoc(from, to), format);
    // Markers inside the new ones would end the format early.
    specs.push(...overlapping.flatMap((node) => marksOf(node, format)));
    specs.push({ from, insert: open }, { from: to, insert: close });
  }
  const changes = state.changes(specs);
  return {
    changes,
    range: EditorSelection.range(changes.mapPos(range.from, 1), changes.mapPos(range.to, -1)),
  };
}

function overlappingNodes(state: EditorState, { from, to }: Segment, names: ReadonlySet<string>) {
  const nodes: SyntaxNode[] = [];
  treeTo(state, to).iterate({
    from,
    to,
    enter: (node) => {
      if (names.has(node.name) && node.from < to && node.to > from) nodes.push(node.node);
    },
  });
  return nodes;
}

/** Code that contains a backtick needs two around it. */
function markersFor(text: string, { marker }: Format): [string, string] {
  if (marker !== '`' || !text.includes('`')) return [marker, marker];
  return ['`` ', ' ``'];
}

function addAtCursor(state: EditorState, format: Format, range: Range) {
  const { marker } = format;
  const width = marker.length;
  const { from } = range;
  const isBetweenMarkers =
    state.sliceDoc(from - width, from) === marker && state.sliceDoc(from, from + width) === marker;
  // Pressing the key twice without typing leaves nothing behind.
  if (isBetweenMarkers) {
    return {
      changes: { from: from - width, to: from + width },
      range: EditorSelection.cursor(from - width),
    };
  }
  const word = state.wordAt(from);
  if (word) {
    const { changes } = add(state, format, [word], word);
    return { changes, range: range.map(changes, from === word.to ? -1 : 1) };
  }
  return {
    changes: { from, insert: marker + marker },
    range: EditorSelection.cursor(from + width),
  };
}
