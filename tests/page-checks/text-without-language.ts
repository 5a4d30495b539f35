import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { NATIVE_LANGUAGES, NATIVE_WORDS_PATTERN } from '#contract/languages.ts';

/** Not read aloud, or (the title) unable to hold a second language. */
const UNREAD = ['script', 'style', 'title'];

/** Text in Devanagari below an element whose nearest `lang` is another language. */
export function textWithoutLanguage(element: HTMLElement, language = ''): string[] {
  const own = element.getAttribute('lang') ?? language;
  if (NATIVE_LANGUAGES.includes(own) || UNREAD.includes(element.rawTagName?.toLowerCase() ?? '')) {
    return element.children.flatMap((child) => textWithoutLanguage(child, own));
  }
  return element.childNodes.flatMap((node: Node) => {
    if (node instanceof HTMLElement) return textWithoutLanguage(node, own);
    return node instanceof TextNode ? (node.text.match(NATIVE_WORDS_PATTERN) ?? []) : [];
  });
}
