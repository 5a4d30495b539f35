import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import sanitizer from 'sanitize-html/package.json' with { type: 'json' };
import { plainText, withHeadingIds } from '#contract/heading-ids.ts';
import { NATIVE_LANGUAGE, NATIVE_LANGUAGES, NATIVE_WORDS } from '#contract/languages.ts';
import { BODY_PICTURE_SIZES } from '#contract/pictures.ts';

/** The sizes that were made of a picture of the pack, and nothing else. */
const SRCSET = /^(\/media\/[\da-f]{20}-\d+\.(avif|webp) \d+w(, |$))+$/;

/** One that is not allowed: it goes, and what stands in it stays. */
const NO_ELEMENT: sanitizeHtml.Tag = { tagName: 'font', attribs: {} };

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['strong', 'em', 'del', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
    ...['picture', 'source', 'span'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: [
      ...['src', 'alt', 'title', 'width', 'height'],
      { name: 'loading', multiple: false, values: ['lazy'] },
      { name: 'decoding', multiple: false, values: ['async'] },
    ],
    source: [
      'srcset',
      { name: 'type', multiple: false, values: ['image/avif', 'image/webp'] },
      { name: 'sizes', multiple: false, values: [BODY_PICTURE_SIZES] },
    ],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    span: [{ name: 'lang', multiple: false, values: NATIVE_LANGUAGES }],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    span: (tagName, { lang = '' }): sanitizeHtml.Tag =>
      NATIVE_LANGUAGES.includes(lang) ? { tagName, attribs: { lang } } : NO_ELEMENT,
  },
  textFilter: (text, tagName) =>
    tagName === 'span'
      ? text
      : text.replace(NATIVE_WORDS, `<span lang="${NATIVE_LANGUAGE}">$1</span>`),
  exclusiveFilter: ({ tag, attribs }) => tag === 'source' && !SRCSET.test(attribs.srcset ?? ''),
};

/** Another text for other rules, or another version of the program that follows them. */
export const RULES_NAME = JSON.stringify([
  sanitizer.version,
  RULES,
  SRCSET.source,
  [NATIVE_LANGUAGE, NATIVE_WORDS.source],
]);

/** Bodies are few and read often; 8 MB of them, by length, stay known to be clean. */
const clean = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html, dirty) => html.length + dirty.length + 1,
});

/**
 * HTML without anything that could run or load, in which words in Devanagari say their language: used when
 * content is stored and when it is read.
 */
export function sanitizeBody(html: string): string {
  if (html === '') return '';
  const known = clean.get(html);
  if (known !== undefined) return known;
  // What a dropped <svg> or <object> let stand inside another element ends, read once more, where
  // browsers end it: so what is clean stays as it is.
  const result = sanitizeHtml(sanitizeHtml(html, RULES), RULES);
  clean.set(html, result);
  return result;
}

/**
 * A body as it goes out: clean once more, and its headings with the ids that contents lead to.
 * @param mark `cleanMark` of when it was stored; it fits a body that is still as clean as then
 */
export function articleHtml(body: string, mark = ''): string {
  const clean = mark === cleanMark(body) ? body : sanitizeBody(body);
  return withHeadingIds(clean).html;
}

/** The titles of the parts of a sanitised body. */
export function headingsOf(body: string): string[] {
  return withHeadingIds(body).headings.map(({ title }) => title);
}

const BLOCK = /(?=<\/?(?:p|li|h[2-4]|t[dhr]|pre|blockquote|br)\b)/;

/** The text of a sanitised body, each of its blocks on a line. */
export function plainTextOf(body: string): string {
  return body.split(BLOCK).map(plainText).filter(Boolean).join('\n');
}

/**
 * A digest to be kept beside a body that `sanitizeBody` made: as long as it fits both the body and
 * the rules of today, the body need not be cleaned once more. A body that was changed
 * outside of this program is cleaned each time.
 */
export function cleanMark(body: string): string {
  return createHash('sha256').update(RULES_NAME).update(body).digest('base64url');
}
