/** Blocks of WordPress and Ghost that only these programs know, and forms. */
import {
  descendantsOf,
  dropElements,
  type HtmlElement,
  hasClass,
  makeElement,
  replaceElements,
  textOf,
} from '#domain/content/paste/index.ts';
import type { PostNotes } from './post-notes.ts';

/** Without a place in an article, by class. */
const DROPPED: readonly (readonly [RegExp, string])[] = [
  [/^kg-(signup|header|cta|product|audio|video|file)-card$/, 'a card of Ghost'],
  [/^(wpcf7|wpforms-container|gform_wrapper|mc4wp-form)$/, 'a form'],
  [/^(sharedaddy|jp-relatedposts|addtoany_share_save_container|ez-toc-container)$/, 'a widget'],
  [/^(twitter-tweet|instagram-media|tiktok-embed|fb-post)$/, 'an embedded post'],
];

export function changeForeignBlocks(root: HtmlElement, notes: PostNotes): void {
  dropElements(root, (element) => {
    const what = droppedPart(element);
    if (what === undefined) return false;
    const text = textOf(element).replace(/\s+/g, ' ').trim().slice(0, 60);
    notes.drop(text ? `${what}: ${text}` : what, element.line);
    return true;
  });
  replaceElements(root, (element) => {
    if (element.tag === 'img') restoreLazySource(element);
    if (hasClass(element, /^kg-bookmark-card$/)) return [bookmarkLink(element)];
    if (hasClass(element, /^kg-callout-card$/)) return [{ ...element, tag: 'blockquote' }];
    return [element];
  });
}

function droppedPart(element: HtmlElement): string | undefined {
  if (element.tag === 'form') return 'a form';
  if (element.tag === 'object' || element.tag === 'applet') return 'an embedded object';
  if (element.tag === 'math') return 'a formula';
  return DROPPED.find(([pattern]) => hasClass(element, pattern))?.[1];
}

/** Pictures that a script loads have a placeholder as their source. */
function restoreLazySource({ attributes }: HtmlElement): void {
  const lazy =
    attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-orig-file'];
  const isPlaceholder = !attributes.src || attributes.src.startsWith('data:image/svg');
  if (lazy && isPlaceholder) attributes.src = lazy;
}

/** A card with title, description and picture of another page becomes a link with the title. */
function bookmarkLink(card: HtmlElement): HtmlElement {
  const parts = [...descendantsOf(card)];
  const href = parts.find(({ tag }) => tag === 'a')?.attributes.href ?? '';
  const title = parts.find((part) => hasClass(part, /^kg-bookmark-title$/));
  return makeElement('p', [makeElement('a', [title ? textOf(title) : href], { href })]);
}
