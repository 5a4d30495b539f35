import type { Code } from 'mdast';
import { cleanText } from './clean-text.ts';
import { type HtmlElement, type HtmlNode, isBlock, isElement } from './html-tree.ts';
import type { Marks } from './inline-runs.ts';

/** Editors of code write a `<div>` in such a font instead of a `<pre>`. */
const MONOSPACE = /\b(monospace|menlo|consolas|courier|monaco|fira code|jetbrains mono)\b/;

export const isCodeBlock = ({ tag, style }: HtmlElement, { family }: Marks): boolean =>
  tag === 'pre' ||
  (tag === 'div' && /^pre(-wrap)?$/.test(style.get('white-space') ?? '') && MONOSPACE.test(family));

const LANGUAGE =
  /\b(?:language|lang|brush|highlight-source|highlight-text-html)[-: ]+([\w+#-]{1,20})/i;

export function codeOf(element: HtmlElement): Code[] {
  const lines: string[] = [''];
  collectLines(element.children, lines);
  const value = cleanText(lines.join('\n')).replace(/\t/g, '    ');
  const trimmed = withoutEmptyEdges(value.split('\n')).join('\n');
  return trimmed.trim() === '' ? [] : [{ type: 'code', lang: languageOf(element), value: trimmed }];
}

function collectLines(nodes: readonly HtmlNode[], lines: string[]): void {
  for (const node of nodes) {
    if (!isElement(node)) {
      const [first = '', ...rest] = node.split(/\r?\n/);
      lines[lines.length - 1] += first;
      lines.push(...rest.slice(0, 100_000));
    } else if (node.tag === 'br') lines.push('');
    else {
      const isLine = isBlock(node);
      if (isLine && lines.at(-1) !== '') lines.push('');
      // The `<br>` of an empty line makes the line, which its element makes already.
      const [only] = node.children;
      const isEmptyLine = node.children.length === 1 && isElement(only) && only.tag === 'br';
      if (!(isLine && isEmptyLine)) collectLines(node.children, lines);
      if (isLine) lines.push('');
    }
  }
}

function withoutEmptyEdges(lines: readonly string[]): string[] {
  const isFilled = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isFilled);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);
}

function languageOf(element: HtmlElement): string | null {
  const candidates = [element, ...element.children.filter(isElement)];
  for (const { attributes } of candidates) {
    const { class: classes = '', 'data-language': data, 'data-lang': short } = attributes;
    const language = data ?? short ?? LANGUAGE.exec(classes)?.[1];
    if (language && /^[\w+#-]{1,20}$/.test(language)) return language.toLowerCase();
  }
  return null;
}
