import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { nativeWordsIn } from '#contract/native-words.ts';
import { scriptOf } from '#contract/scripts.ts';

/** Not read aloud, or (the title) unable to hold a second language. */
const UNREAD = ['script', 'style', 'title'];

/** The native language of the packs under test. */
const NATIVE = nativeWordsIn('ne');

const isNative = (language: string) => language !== '' && scriptOf(language) === scriptOf('ne');

/** Text in Devanagari below an element whose nearest `lang` is a language in another script. */
export function textWithoutLanguage(element: HTMLElement, language = ''): string[] {
  const own = element.getAttribute('lang') ?? language;
  if (isNative(own) || UNREAD.includes(element.rawTagName?.toLowerCase() ?? '')) {
    return element.children.flatMap((child) => textWithoutLanguage(child, own));
  }
  return element.childNodes.flatMap((node: Node) => {
    if (node instanceof HTMLElement) return textWithoutLanguage(node, own);
    return node instanceof TextNode && NATIVE ? (node.text.match(NATIVE.pattern) ?? []) : [];
  });
}
