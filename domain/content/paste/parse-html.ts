/**
 * Parses pasted HTML in linear time. Nothing of the result is shown as HTML, so it need not be the
 * tree that a browser would build.
 */
import { Parser } from 'htmlparser2';
import { PASTE_LIMITS, TOO_COMPLEX } from '#contract/console/paste.ts';
import { ProblemError } from '#contract/problem.ts';
import { type HtmlElement, type HtmlNode, makeElement } from './html-tree.ts';
import { classRules, styleOf } from './styles.ts';

/** Their content is not text. */
const WITHOUT_TEXT = new Set(
  'head script title noscript template iframe embed svg canvas audio video map select textarea input datalist'.split(
    ' ',
  ),
);

/** @returns what takes the place of an element whose content is not text, such as a player */
export type Replace = (element: HtmlElement) => HtmlNode[];

/** Says which line of another text the HTML after it comes from. */
const LINE = /^line (\d{1,9})$/;

/** @throws ProblemError `too-large` if the HTML has too many nodes or is nested too deeply */
export function parseHtml(pasted: string, replace: Replace = () => []): HtmlElement {
  const html = withoutClipboardHeader(pasted);
  const root = makeElement('body');
  const open: HtmlElement[] = [root];
  let nodes = 0;
  let sheet = '';
  /** Number of open elements whose content is dropped. */
  let dropped = 0;
  let isSheet = false;
  const lines = new LineCounter(html);
  const count = () => {
    nodes += 1;
    if (nodes > PASTE_LIMITS.nodes) throw new ProblemError('too-large', TOO_COMPLEX);
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      count();
      if (open.length + dropped > PASTE_LIMITS.depth) {
        throw new ProblemError('too-large', TOO_COMPLEX);
      }
      if (tag === 'style') isSheet = true;
      const element = makeElement(tag, [], attributes);
      element.line = lines.lineAt(parser.startIndex);
      if (dropped > 0 || WITHOUT_TEXT.has(tag)) {
        if (dropped === 0) open.at(-1)?.children.push(...replace(element));
        dropped += 1;
        return;
      }
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    onclosetag(tag) {
      if (tag === 'style') isSheet = false;
      if (dropped > 0) dropped -= 1;
      else if (open.length > 1) open.pop();
    },
    oncomment(text) {
      const line = LINE.exec(text)?.[1];
      if (line) lines.restart(parser.endIndex, Number(line));
    },
    ontext(text) {
      if (isSheet) sheet += text;
      if (isSheet || dropped > 0) return;
      const siblings = open.at(-1)?.children ?? [];
      const last = siblings.at(-1);
      // The parser reports a text in pieces, at each entity.
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
      else {
        count();
        siblings.push(text);
      }
    },
  });
  parser.end(html);
  applyStyles(root, classRules(sheet));
  return root;
}

/** Windows describes the fragment in lines such as `StartHTML:0000000105` before the HTML. */
function withoutClipboardHeader(html: string): string {
  return /^Version:\d/.test(html) ? html.slice(Math.max(0, html.indexOf('<'))) : html;
}

function applyStyles(element: HtmlElement, rules: ReturnType<typeof classRules>): void {
  const { tag, attributes } = element;
  if (attributes.style !== undefined || attributes.class !== undefined) {
    element.style = styleOf(tag, attributes, rules);
  }
  for (const child of element.children) if (typeof child === 'object') applyStyles(child, rules);
}

/** Counts the lines of a text once, however many positions are asked for in their order. */
class LineCounter {
  readonly #text: string;
  #position = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  lineAt(position: number): number {
    for (;;) {
      const end = this.#text.indexOf('\n', this.#position);
      if (end < 0 || end >= position) return this.#line;
      this.#position = end + 1;
      this.#line += 1;
    }
  }

  /** The text after a position begins on another line. */
  restart(position: number, line: number): void {
    this.lineAt(position);
    this.#line = line;
  }
}
