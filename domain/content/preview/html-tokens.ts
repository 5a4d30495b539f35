/**
 * Splits a rendered document into tags, texts and the content of elements without markup. It is not
 * a parser for any HTML: React and sanitize-html write lower-case names, close every element, quote
 * attributes with `"` and escape `<` in them.
 */

export type Token =
  | { kind: 'text' | 'raw' | 'other' | 'end'; code: string }
  | { kind: 'start'; code: string; name: string; isVoid: boolean };

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements whose content is no markup. */
const RAW = new Set(['script', 'style', 'title', 'textarea']);

const NAME = /[^\s/>]*/y;

export function* htmlTokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const textEnd = open === -1 ? html.length : open;
    if (textEnd > at) yield { kind: 'text', code: html.slice(at, textEnd) };
    if (open === -1) return;
    if (html.startsWith('<!--', open)) {
      at = endOf(html, '-->', open);
      yield { kind: 'other', code: html.slice(open, at) };
      continue;
    }
    const next = html[open + 1];
    at = tagEnd(html, open);
    const code = html.slice(open, at);
    if (next === '!') yield { kind: 'other', code };
    else if (next === '/') yield { kind: 'end', code };
    else {
      NAME.lastIndex = open + 1;
      const name = NAME.exec(html)?.[0] ?? '';
      yield { kind: 'start', code, name, isVoid: VOID.has(name) || code.endsWith('/>') };
      if (!RAW.has(name)) continue;
      const close = html.indexOf(`</${name}`, at);
      const end = close === -1 ? html.length : close;
      if (end > at) yield { kind: 'raw', code: html.slice(at, end) };
      at = end;
    }
  }
}

/** The position after the `>` that ends a tag, not one in a quoted attribute. */
function tagEnd(html: string, open: number): number {
  let at = open;
  for (;;) {
    const close = html.indexOf('>', at);
    if (close === -1) return html.length;
    const quote = html.indexOf('"', at);
    if (quote === -1 || quote > close) return close + 1;
    at = endOf(html, '"', quote + 1);
  }
}

function endOf(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found === -1 ? html.length : found + text.length;
}
