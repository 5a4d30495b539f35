import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { NATIVE_LANGUAGES, NATIVE_WORDS } from '#contract/languages.ts';

/** Nobody reads them, or there is only one language that they can be told to be in. */
const UNREAD = ['script', 'style', 'title'];

/** Words in Devanagari below an element, as far as the nearest `lang` around them is another one. */
export function unmarkedWords(element: HTMLElement, language = ''): string[] {
  const own = element.getAttribute('lang') ?? language;
  if (NATIVE_LANGUAGES.includes(own) || UNREAD.includes(element.rawTagName?.toLowerCase() ?? '')) {
    return element.children.flatMap((child) => unmarkedWords(child, own));
  }
  return element.childNodes.flatMap((node: Node) => {
    if (node instanceof HTMLElement) return unmarkedWords(node, own);
    return node instanceof TextNode ? (node.text.match(NATIVE_WORDS) ?? []) : [];
  });
}
