/**
 * Finds headings that are paragraphs in a large font: titles of Google Docs, all headings of Pages
 * and Notes, and those of people who do not use styles.
 */
import { type HtmlElement, isBlank, isBlock, isElement, textOf } from './html-tree.ts';
import { type Marks, marksWithin, NO_MARKS } from './inline-runs.ts';
import { pointsOf } from './styles.ts';

/** How many times larger than most of the text. */
const LARGER = { bold: 1.12, regular: 1.6 };

/** Points of text without a size. */
const DEFAULT_SIZE = 12;

/** Characters of a heading. */
const LONGEST = 120;

/** The attribute with the level of a heading; 0 is above `<h1>`. */
export const LEVEL = 'data-heading-level';

interface Candidate {
  element: HtmlElement;
  /** Points of its smallest text. */
  size: number;
  isBold: boolean;
}

export function markVisualHeadings(root: HtmlElement): void {
  const lengths = new Map<number, number>();
  const candidates: Candidate[] = [];
  let hasHeadings = false;
  const visit = (element: HtmlElement, size: number, marks: Marks, isOutside: boolean): void => {
    if (/^h[1-6]$/.test(element.tag) || element.attributes.role === 'heading') {
      hasHeadings = true;
      return;
    }
    const isParagraph = /^(p|div)$/.test(element.tag) && !element.children.some(isBlock);
    if (isParagraph && isOutside) {
      const texts = textsIn(element, size, marks);
      for (const text of texts) lengths.set(text.size, (lengths.get(text.size) ?? 0) + text.length);
      if (texts.length > 0) candidates.push(candidateOf(element, texts));
      return;
    }
    const inner = marksWithin(element, marks);
    const ownSize = pointsOf(element.style) ?? size;
    const isStillOutside = isOutside && !/^(table|ul|ol|blockquote|pre|figure)$/.test(element.tag);
    for (const child of element.children) {
      if (isElement(child)) visit(child, ownSize, inner, isStillOutside);
    }
  };
  visit(root, DEFAULT_SIZE, NO_MARKS, true);
  const headings = headingsAmong(candidates, commonSize(lengths));
  const sizes = [...new Set(headings.map(({ size }) => size))].sort((a, b) => b - a);
  for (const { element, size } of headings) {
    element.attributes = {
      ...element.attributes,
      [LEVEL]: String(hasHeadings ? 0 : sizes.indexOf(size) + 1),
    };
  }
}

interface SizedText {
  size: number;
  length: number;
  isBold: boolean;
}

function textsIn(element: HtmlElement, outerSize: number, outer: Marks): SizedText[] {
  const size = pointsOf(element.style) ?? outerSize;
  const marks = marksWithin(element, outer);
  return element.children.flatMap((child) => {
    if (isElement(child)) return textsIn(child, size, marks);
    return isBlank(child) ? [] : [{ size, length: child.trim().length, isBold: marks.strong }];
  });
}

function candidateOf(element: HtmlElement, texts: readonly SizedText[]): Candidate {
  return {
    element,
    size: texts.reduce((least, text) => Math.min(least, text.size), Number.POSITIVE_INFINITY),
    isBold: texts.every(({ isBold }) => isBold),
  };
}

/** The size of most characters. */
function commonSize(lengths: ReadonlyMap<number, number>): number {
  return [...lengths].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}

function headingsAmong(candidates: readonly Candidate[], common: number): Candidate[] {
  return candidates.filter(({ element, size, isBold }) => {
    if (size < common * (isBold ? LARGER.bold : LARGER.regular)) return false;
    const text = textOf(element).trim();
    return text.length <= LONGEST && !/[.;,।]$/.test(text);
  });
}
