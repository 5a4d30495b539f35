/**
 * Reads inline content as runs of text with marks. Programs write the same emphasis as elements, as
 * styles and as both, nested in any order; runs are the same for all of them.
 */
import { cleanText, withoutSymbolFont } from './clean-text.ts';
import { type HtmlElement, type HtmlNode, isElement } from './html-tree.ts';
import type { PasteContext } from './paste-context.ts';

export interface Marks {
  strong: boolean;
  emphasis: boolean;
  delete: boolean;
  code: boolean;
  /** Empty if the text is not a link. */
  href: string;
  /** Line feeds in the HTML are line breaks. */
  isPreformatted: boolean;
  /** `font-family`, in lower case. */
  family: string;
}

export const NO_MARKS: Marks = {
  strong: false,
  emphasis: false,
  delete: false,
  code: false,
  href: '',
  isPreformatted: false,
  family: '',
};

export type Run =
  | { type: 'text'; value: string; marks: Marks }
  | { type: 'break' }
  | { type: 'picture'; alt: string; url: string; title: string };

const STRONG = /^(b|strong)$/;
const EMPHASIS = /^(i|em|cite|dfn|var|address)$/;
const DELETE = /^(s|strike|del)$/;
const CODE = /^(code|tt|kbd|samp)$/;

/**
 * The marks of text within the element, whose link is clean already. A style has precedence over
 * the element's name: Google Docs puts everything in a `<b>` that is not bold.
 */
export function marksWithin({ tag, attributes, style }: HtmlElement, outer: Marks): Marks {
  const weight = style.get('font-weight');
  const slant = style.get('font-style');
  const line = style.get('text-decoration') ?? style.get('text-decoration-line') ?? '';
  const space = style.get('white-space');
  const href = tag === 'a' ? (attributes.href ?? '') : outer.href;
  return {
    strong: weight ? isBold(weight, outer.strong) : outer.strong || STRONG.test(tag),
    emphasis: slant
      ? slant === 'inherit'
        ? outer.emphasis
        : /italic|oblique/.test(slant)
      : outer.emphasis || EMPHASIS.test(tag),
    delete: outer.delete || DELETE.test(tag) || line.includes('line-through'),
    code: outer.code || CODE.test(tag),
    href,
    isPreformatted: space ? space.startsWith('pre') : outer.isPreformatted || tag === 'pre',
    family: style.get('font-family') ?? attributes.face?.toLowerCase() ?? outer.family,
  };
}

function isBold(weight: string, inherited: boolean): boolean {
  if (weight === 'inherit') return inherited;
  return /^bold/.test(weight) || Number(weight) >= 600;
}

/** Appends the runs of the nodes to `runs`. */
export function collectRuns(
  nodes: readonly HtmlNode[],
  marks: Marks,
  context: PasteContext,
  runs: Run[] = [],
): Run[] {
  for (const node of nodes) {
    if (!isElement(node)) pushText(node, marks, runs);
    else if (node.tag === 'br') runs.push({ type: 'break' });
    else if (node.tag === 'img') pushPicture(node, marks, context, runs);
    else {
      const inner = marksWithin(node, marks);
      if (node.tag === 'q') pushText('“', inner, runs);
      collectRuns(node.children, inner, context, runs);
      if (node.tag === 'q') pushText('”', inner, runs);
      if (node.attributes['data-stringify-type'] === 'paragraph-break') {
        runs.push({ type: 'break' }, { type: 'break' });
      }
    }
  }
  return runs;
}

function pushText(text: string, marks: Marks, runs: Run[]): void {
  const joined = marks.isPreformatted ? text : text.replace(/[\n\r\t\f ]+/g, ' ');
  const lines = cleanText(withoutSymbolFont(joined, marks.family)).split('\n');
  for (const [index, value] of lines.entries()) {
    if (index > 0) runs.push({ type: 'break' });
    if (value !== '') runs.push({ type: 'text', value, marks });
  }
}

function pushPicture(image: HtmlElement, marks: Marks, context: PasteContext, runs: Run[]): void {
  const emoji = emojiOf(image);
  if (emoji) {
    pushText(emoji, marks, runs);
    return;
  }
  const picture = context.pictures.add(image);
  if (picture) runs.push({ type: 'picture', ...picture });
}

const EMOJI = /^\p{RGI_Emoji}+$/v;

/** Mail programs and Slack show emoji as pictures. */
function emojiOf({ attributes }: HtmlElement): string {
  const { 'data-emoji': gmail, 'data-stringify-emoji': slack, alt = '' } = attributes;
  if (gmail || slack) return gmail || slack || '';
  return EMOJI.test(alt.trim()) ? alt.trim() : '';
}
