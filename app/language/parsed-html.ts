/** An HTML document as elements with the places of their tags in its source, for what only changes parts of it. */
import { Parser } from 'htmlparser2';

export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Of its start tag in the source, the end exclusive. */
  start: number;
  end: number;
  children: HtmlNode[];
}

export interface HtmlText {
  /** Without character references. */
  text: string;
  start: number;
  end: number;
}

export type HtmlNode = HtmlElement | HtmlText;

export const isText = (node: HtmlNode): node is HtmlText => 'text' in node;

/** @returns the elements at the top, as `<html>` */
export function parsedHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: HtmlNode[][] = [root];
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      const place = { start: parser.startIndex, end: parser.endIndex + 1 };
      const element: HtmlElement = { name, attributes, ...place, children: [] };
      open.at(-1)?.push(element);
      open.push(element.children);
    },
    onclosetag() {
      open.pop();
    },
    ontext(text) {
      const siblings = open.at(-1);
      const last = siblings?.at(-1);
      const { startIndex: start, endIndex } = parser;
      // A character reference is told by itself.
      if (last && isText(last) && last.end === start) {
        last.text += text;
        last.end = endIndex + 1;
      } else siblings?.push({ text, start, end: endIndex + 1 });
    },
  });
  parser.end(html);
  return root;
}
