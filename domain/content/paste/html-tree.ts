/** The parsed HTML, as the rules read and change it. */

export interface HtmlElement {
  /** In lower case, with its prefix: `p`, `o:p`. */
  tag: string;
  attributes: Record<string, string>;
  /** Declarations of the matching classes and the `style` attribute, names and values in lower case. */
  style: ReadonlyMap<string, string>;
  children: HtmlNode[];
  /** Of the HTML, from 1; 0 for an element that a rule made. */
  line: number;
}

/** A string is text, with its entities decoded. */
export type HtmlNode = HtmlElement | string;

const NO_STYLE: ReadonlyMap<string, string> = new Map();

export function makeElement(
  tag: string,
  children: HtmlNode[] = [],
  attributes: Record<string, string> = {},
): HtmlElement {
  return { tag, attributes, style: NO_STYLE, children, line: 0 };
}

export const isElement = (node: HtmlNode | undefined): node is HtmlElement =>
  typeof node === 'object';

export const elementsOf = ({ children }: HtmlElement): HtmlElement[] => children.filter(isElement);

export function textOf(node: HtmlNode): string {
  return isElement(node) ? node.children.map(textOf).join('') : node;
}

export const isBlank = (node: HtmlNode): boolean => textOf(node).trim() === '';

export const classesOf = ({ attributes }: HtmlElement): string[] =>
  (attributes.class ?? '').split(/\s+/).filter(Boolean);

/** Whether one of the element's classes matches. */
export const hasClass = (element: HtmlElement, pattern: RegExp): boolean =>
  classesOf(element).some((name) => pattern.test(name));

/** All elements below the root, parents first. */
export function* descendantsOf(root: HtmlElement): Generator<HtmlElement> {
  for (const child of elementsOf(root)) {
    yield child;
    yield* descendantsOf(child);
  }
}

/**
 * Replaces the children of each element, from the leaves to the root.
 * @param change returns the nodes to put in place of an element
 */
export function replaceElements(
  root: HtmlElement,
  change: (element: HtmlElement) => HtmlNode[],
): void {
  root.children = root.children.flatMap((child) => {
    if (!isElement(child)) return [child];
    replaceElements(child, change);
    return change(child);
  });
}

/** As `replaceElements`, but elements for which `isDropped` is true are removed with their content. */
export function dropElements(
  root: HtmlElement,
  isDropped: (element: HtmlElement) => boolean,
): void {
  root.children = root.children.filter((child) => {
    if (!isElement(child)) return true;
    if (isDropped(child)) return false;
    dropElements(child, isDropped);
    return true;
  });
}

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Whether the element is a block by its name; a `span` around paragraphs is not. */
export const isBlock = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && BLOCKS.has(node.tag);

/** The elements that contain a block, computed once for a tree that no longer changes. */
export function elementsAroundBlocks(root: HtmlElement): ReadonlySet<HtmlElement> {
  const around = new Set<HtmlElement>();
  const visit = (element: HtmlElement): boolean => {
    let hasBlock = false;
    for (const child of elementsOf(element)) {
      if (visit(child) || isBlock(child)) hasBlock = true;
    }
    if (hasBlock) around.add(element);
    return hasBlock;
  };
  visit(root);
  return around;
}
