import type { BlockContent as Block, Nodes } from 'mdast';
import { PASTE_LIMITS, TOO_COMPLEX } from '#contract/console/paste.ts';
import { ProblemError } from '#contract/problem.ts';

/** So many characters that need an escape take as long to write as a node. */
const ESCAPES_PER_NODE = 10;

const MARKUP = /[*_[\]()`<&~|\\!#]/g;

/** @throws ProblemError `too-large` if writing the Markdown would take too long */
export function checkResultSize(blocks: readonly Block[]): void {
  if (sizeOf(blocks) > PASTE_LIMITS.resultNodes) throw new ProblemError('too-large', TOO_COMPLEX);
}

const sizeOf = (nodes: readonly Nodes[]): number =>
  nodes.reduce((sum, node) => {
    if ('children' in node) return sum + 1 + sizeOf(node.children);
    const escapes = node.type === 'text' ? (node.value.match(MARKUP)?.length ?? 0) : 0;
    return sum + 1 + escapes / ESCAPES_PER_NODE;
  }, 0);
