/** Removes what is not part of the text: revisions, comments, hidden parts, controls of a page. */
import { dropElements, type HtmlElement, hasClass, isBlank, textOf } from './html-tree.ts';
import { NOTES } from './notes.ts';
import type { PasteContext } from './paste-context.ts';

export function dropNoise(root: HtmlElement, { notes }: PasteContext): void {
  dropElements(root, (element) => {
    if (isDeletion(element)) notes.add(NOTES.deletions);
    else if (isComment(element)) notes.add(NOTES.comments);
    else if (isContents(element)) notes.add(NOTES.contents);
    else return isControl(element) || isHidden(element);
    return true;
  });
}

/** Word writes the reviewer or the time on a deletion; a struck text has neither. */
const isDeletion = (element: HtmlElement): boolean =>
  (element.tag === 'del' &&
    /^(datetime|cite)$/m.test(Object.keys(element.attributes).join('\n'))) ||
  hasClass(element, /^(msodel|TrackedDeletion|TrackChangeTextDeletion\w*)$/i);

const isComment = (element: HtmlElement): boolean =>
  /^comment/.test(element.style.get('mso-element') ?? '') ||
  element.style.get('mso-special-character') === 'comment' ||
  hasClass(element, /^mso(com|comment)(reference|anchor|txt|off|text|subject)$/i) ||
  /^#cmnt/.test(element.attributes.href ?? '') ||
  element.tag === 'office:annotation';

const isContents = (element: HtmlElement): boolean =>
  hasClass(element, /^(mso(toc\d|tocheading)|toc|table_of_contents|table-of-contents)$/i) ||
  /^(Table of Contents\d*|toc)$/i.test(element.attributes.id ?? '');

const CONTROLS = new Set(['button', 'nav', 'xml', 'dialog', 'rt', 'rp', 'o:shapedefaults']);

const isControl = (element: HtmlElement): boolean =>
  CONTROLS.has(element.tag) ||
  element.attributes.role === 'navigation' ||
  hasClass(
    element,
    /^(Apple-interchange-newline|mw-editsection|c-timestamp|c-message__sender|gmail_signature_prefix|checkbox(-on|-off)?)$/,
  ) ||
  isHeadingAnchor(element);

/** The `#` or `¶` beside a heading, which links to it. */
const isHeadingAnchor = (element: HtmlElement): boolean =>
  element.tag === 'a' &&
  (element.attributes.href ?? '').includes('#') &&
  /^[#¶§🔗\s\u200b]*$/u.test(textOf(element)) &&
  !isBlank(element);

const ZERO = /^0(\.0*)?(px|pt|em|%)?$/;

function isHidden({ tag, attributes, style }: HtmlElement): boolean {
  return (
    attributes.hidden !== undefined ||
    (attributes['aria-hidden'] === 'true' && tag !== 'img') ||
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    style.get('mso-hide') === 'all' ||
    ['font-size', 'max-height', 'opacity'].some((name) => ZERO.test(style.get(name) ?? '')) ||
    /\b(sr-only|visually-hidden|screen-reader-text)\b/.test(attributes.class ?? '')
  );
}
