/** Keeps punctuation at the edges of emphasis from hiding its marks. */
import type { Delete, Emphasis, Link, PhrasingContent, Strong, Text } from 'mdast';

type Wrapper = Strong | Emphasis | Delete;
const isWrapper = (node: PhrasingContent | undefined): node is Wrapper =>
  node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';

const WORD_START = /^[^\s\p{P}\p{S}]/u;
const WORD_END = /[^\s\p{P}\p{S}]$/u;

/**
 * Emphasis cannot end with punctuation before a letter, or begin with it after one: `**Note:**text`
 * is not bold. The punctuation is moved out.
 */
export function withSafeEdges(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (!('children' in node)) return [node];
    const children = withSafeEdges(node.children as PhrasingContent[]);
    const inner = { ...node, children } as Wrapper | Link;
    if (!isWrapper(inner)) return [inner];
    const before = WORD_END.test(edgeText(nodes[index - 1], 'last')) ? cutEdge(inner, 'first') : '';
    const after = WORD_START.test(edgeText(nodes[index + 1], 'first'))
      ? cutEdge(inner, 'last')
      : '';
    return [
      ...(before ? [textNode(before)] : []),
      ...(hasText(inner) ? [inner] : []),
      ...(after ? [textNode(after)] : []),
    ];
  });
}

type Edge = 'first' | 'last';

const childAt = (node: { children: PhrasingContent[] }, edge: Edge) =>
  edge === 'first' ? node.children[0] : node.children.at(-1);

function edgeText(node: PhrasingContent | undefined, edge: Edge): string {
  if (!node) return '';
  if ('children' in node) return edgeText(childAt(node, edge), edge);
  return 'value' in node ? node.value : '';
}

/** Removes punctuation from an edge. @returns what was removed */
function cutEdge(node: Wrapper, edge: Edge): string {
  const child = childAt(node, edge);
  if (isWrapper(child)) return cutEdge(child, edge);
  if (child?.type !== 'text') return '';
  const letters = [...child.value];
  const isPunctuation = (letter = '') => /[\p{P}\p{S}]/u.test(letter);
  let count = 0;
  while (isPunctuation(edge === 'first' ? letters[count] : letters.at(-1 - count))) count += 1;
  if (count === 0) return '';
  const at = edge === 'first' ? count : letters.length - count;
  const [head, tail] = [letters.slice(0, at).join(''), letters.slice(at).join('')];
  child.value = edge === 'first' ? tail : head;
  return edge === 'first' ? head : tail;
}

const hasText = (node: PhrasingContent): boolean =>
  'children' in node ? node.children.some(hasText) : !('value' in node) || node.value !== '';

const textNode = (value: string): Text => ({ type: 'text', value });
