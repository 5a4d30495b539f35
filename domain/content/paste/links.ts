import { cleanUrl } from './clean-url.ts';
import { descendantsOf, type HtmlElement, textOf } from './html-tree.ts';

/** Cleans the URLs of links. A link without a destination keeps its text only. */
export function cleanLinks(root: HtmlElement, origin: string): void {
  for (const element of descendantsOf(root)) {
    if (element.tag !== 'a') continue;
    const { href = '', 'data-stringify-link': slack } = element.attributes;
    const clean = cleanUrl(slack ?? href, origin);
    // A link that shows its address shows the clean one.
    if (clean.startsWith('http') && href.length > 0 && textOf(element).trim() === href.trim()) {
      element.children = [clean];
    }
    element.attributes = { ...element.attributes, href: clean };
  }
}
