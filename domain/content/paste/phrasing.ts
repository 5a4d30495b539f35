/** Turns runs into Markdown's inline nodes. */
import type { Delete, Emphasis, Image, Link, PhrasingContent, Strong, Text } from 'mdast';
import { splitBareUrls } from './bare-urls.ts';
import type { Marks, Run } from './inline-runs.ts';
import { withSafeEdges } from './mark-edges.ts';

type MarkName = 'href' | 'delete' | 'strong' | 'emphasis';
const MARK_NAMES: readonly MarkName[] = ['href', 'strong', 'delete', 'emphasis'];

/** A run whose marks decide how it is nested. Spaces are separate, and have the marks of both sides. */
type Piece = { node: PhrasingContent; marks: Pick<Marks, MarkName | 'code'> };

/** A space or a line break, if `isGap` is true. */
type Gap = Piece & { isGap?: boolean };

const PLAIN = { strong: false, emphasis: false, delete: false, code: false, href: '' };

/** @param runs without pictures, trimmed, of one paragraph */
export function phrasingOf(runs: readonly Run[]): PhrasingContent[] {
  return withSafeEdges(nest(mergePieces(piecesOf(runs)), MARK_NAMES));
}

export const imageOf = ({ alt, url, title }: Run & { type: 'picture' }): Image => ({
  type: 'image',
  alt,
  url,
  ...(title && { title }),
});

const SPACE: Gap = { node: { type: 'text', value: ' ' }, marks: PLAIN, isGap: true };

function piecesOf(runs: readonly Run[]): Piece[] {
  const pieces: Gap[] = [];
  for (const run of runs) {
    if (run.type === 'picture') continue;
    if (run.type === 'break') {
      pieces.push({ node: { type: 'break' }, marks: PLAIN, isGap: true });
      continue;
    }
    const value = run.value.replace(/\s+/g, ' ');
    const text = value.trim();
    if (value.startsWith(' ')) pieces.push(SPACE);
    if (text === '') continue;
    pieces.push({ node: textNode(text), marks: run.marks });
    if (value.endsWith(' ')) pieces.push(SPACE);
  }
  return markGaps(collapseGaps(pieces));
}

/** One space between words, none beside a line break or at the edges. */
function collapseGaps(pieces: readonly Gap[]) {
  const kept: Gap[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (piece.isGap && !last) continue;
    if (piece.isGap && last?.isGap) {
      if (piece.node.type === 'break' && last.node.type !== 'break') kept[kept.length - 1] = piece;
      continue;
    }
    kept.push(piece);
  }
  while (kept.at(-1)?.isGap) kept.pop();
  return kept;
}

/** Emphasis that ends in a space is not closed in Markdown, so a space has what both sides share. */
function markGaps(pieces: readonly Gap[]): Piece[] {
  return pieces.map((piece, index) => {
    if (!piece.isGap) return piece;
    const left = pieces[index - 1]?.marks ?? PLAIN;
    const right = pieces[index + 1]?.marks ?? PLAIN;
    const marks = {
      strong: left.strong && right.strong,
      emphasis: left.emphasis && right.emphasis,
      delete: left.delete && right.delete,
      code: left.code && right.code && piece.node.type === 'text',
      href: left.href === right.href ? left.href : '',
    };
    return { node: piece.node, marks };
  });
}

const hasSameMarks = (one: Piece['marks'], other: Piece['marks']) =>
  one.code === other.code && MARK_NAMES.every((name) => one[name] === other[name]);

function mergePieces(pieces: readonly Piece[]): Piece[] {
  const merged: (Piece & { parts?: string[] })[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last?.parts && piece.node.type === 'text' && hasSameMarks(last.marks, piece.marks)) {
      last.parts.push(piece.node.value);
    } else {
      const { node, marks } = piece;
      merged.push({ node, marks, ...(node.type === 'text' && { parts: [node.value] }) });
    }
  }
  return merged.map(({ node, marks, parts }) => ({
    marks,
    node: parts ? textNode(parts.join('')) : node,
  }));
}

const textNode = (value: string): Text => ({ type: 'text', value });

/** Groups neighbors by the mark that extends furthest, so that marks are opened once. */
function nest(pieces: readonly Piece[], names: readonly MarkName[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (let start = 0; start < pieces.length; ) {
    const ends = names.map((name) => ({ name, end: extentOf(pieces, start, name) }));
    const widest = ends.reduce((best, next) => (next.end > best.end ? next : best), {
      name: undefined as MarkName | undefined,
      end: start,
    });
    const piece = pieces[start] as Piece;
    if (widest.name === undefined) {
      nodes.push(...leavesOf(piece, names.includes('href')));
      start += 1;
      continue;
    }
    const { name, end } = widest;
    const rest = names.filter((other) => other !== name);
    const children = nest(pieces.slice(start, end), rest);
    nodes.push(wrapperOf(name, piece.marks.href, children));
    start = end;
  }
  return nodes;
}

function extentOf(pieces: readonly Piece[], start: number, name: MarkName): number {
  const value = pieces[start]?.marks[name];
  if (!value) return start;
  let end = start + 1;
  while (pieces[end]?.marks[name] === value) end += 1;
  return end;
}

function wrapperOf(
  name: MarkName,
  url: string,
  children: PhrasingContent[],
): Link | Delete | Strong | Emphasis {
  if (name !== 'href') return { type: name, children };
  return { type: 'link', url, children } as Link;
}

function leavesOf({ node, marks }: Piece, mayLink: boolean): PhrasingContent[] {
  if (node.type !== 'text') return [node];
  if (marks.code) return [{ type: 'inlineCode', value: node.value }];
  return mayLink ? splitBareUrls(node.value) : [node];
}
