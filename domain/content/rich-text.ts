import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import sanitizer from 'sanitize-html/package.json' with { type: 'json' };
import { addHeadingIds, plainText } from '#contract/heading-ids.ts';
import type { NativeWords } from '#contract/native-words.ts';
import { BODY_PICTURE_SIZES } from '#contract/pictures.ts';
import { FIELD_ATTRIBUTES } from '#contract/preview.ts';

/** Allows only files made from the pack's pictures. */
const SRCSET = /^(\/media\/[\da-f]{20}-\d+\.(avif|webp) \d+w(, |$))+$/;

/** An element that is not allowed, so sanitize-html drops it and keeps its content. */
const NO_ELEMENT: sanitizeHtml.Tag = { tagName: 'font', attribs: {} };

/** The lines of an entry's text, which only previews have. Raw HTML of Markdown never gets here. */
const SOURCE = FIELD_ATTRIBUTES.source;
const LINES = /^\d+-\d+$/;

const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/;

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['strong', 'em', 'del', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
    ...['picture', 'source', 'figure', 'figcaption', 'span'],
  ],
  allowedAttributes: {
    '*': [SOURCE],
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
    span: ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, { [SOURCE]: lines, ...attribs }): sanitizeHtml.Tag =>
      lines && LINES.test(lines)
        ? { tagName, attribs: { ...attribs, [SOURCE]: lines } }
        : { tagName, attribs },
    span: (tagName, { lang = '' }): sanitizeHtml.Tag =>
      LANGUAGE_TAG.test(lang) ? { tagName, attribs: { lang } } : NO_ELEMENT,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'source' && !SRCSET.test(attribs.srcset ?? ''),
};

/** Rules that also mark the language of native words, which a `span` around them already says. */
const markingRules = ({ language, pattern }: NativeWords): sanitizeHtml.IOptions => ({
  ...RULES,
  textFilter: (text, tagName) =>
    tagName === 'span' ? text : text.replace(pattern, `<span lang="${language}">$1</span>`),
});

/** Differs for other rules and other versions of sanitize-html. */
export const RULES_VERSION = JSON.stringify([
  sanitizer.version,
  RULES,
  SRCSET.source,
  LINES.source,
  LANGUAGE_TAG.source,
]);

/** Sanitized bodies, up to 8 million characters, because few bodies are read often. */
const sanitizedBodies = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html, original) => html.length + original.length + 1,
});

/**
 * Removes everything from HTML that could run or load something. Used when content is stored and
 * again when it is read.
 * @param native words whose language is marked; when a body is read, they are
 */
export function sanitizeBody(html: string, native?: NativeWords): string {
  if (html === '') return '';
  const key = `${native?.language ?? ''} ${html}`;
  const cached = sanitizedBodies.get(key);
  if (cached !== undefined) return cached;
  const rules = native ? markingRules(native) : RULES;
  // Dropping an <svg> or <object> can leave elements nested in a way that browsers do not keep. The
  // second pass parses the result as browsers do, so that sanitizing it again changes nothing.
  const result = sanitizeHtml(sanitizeHtml(html, rules), rules);
  sanitizedBodies.set(key, result);
  return result;
}

/**
 * A body for the API: sanitized again unless the mark fits, with ids for the table of contents on
 * its headings.
 * @param mark `sanitizedMark` from the time of storing; it fits if neither the body nor the rules
 *   have changed
 */
export function articleHtml(body: string, mark = ''): string {
  const sanitized = mark === sanitizedMark(body) ? body : sanitizeBody(body);
  return addHeadingIds(sanitized).html;
}

/** The headings of a sanitized body. */
export function headingsOf(body: string): string[] {
  return addHeadingIds(body).headings.map(({ title }) => title);
}

const BLOCK = /(?=<\/?(?:p|li|figcaption|h[2-4]|t[dhr]|pre|blockquote|br)\b)/;

/** The text of a sanitized body, one block a line. */
export function plainTextOf(body: string): string {
  return body.split(BLOCK).map(plainText).filter(Boolean).join('\n');
}

/**
 * A digest of a sanitized body and the current rules, stored with the body. While it fits, the body
 * need not be sanitized again. A body that was changed by another program is sanitized at each
 * reading.
 */
export function sanitizedMark(body: string): string {
  return createHash('sha256').update(RULES_VERSION).update(body).digest('base64url');
}
