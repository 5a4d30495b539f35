/** What the HTML Standard forbids in a page, and what makes one hard to use. */
import { htmlElementAttributes } from 'html-element-attributes';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type HTMLElement, parse } from 'node-html-parser';

/** They stand wherever what is in them may stand. */
const WRAPPER = { flow: true, phrasing: true, transparent: true };

/** All rules that its presets have, but for what is said below. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    elements: ['html5', { 'page-island': WRAPPER, 'island-slot': WRAPPER }],
    rules: {
      'no-unknown-elements': 'error',
      // How React writes what the standard lets be written in several ways.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Options of one question share their name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
      // A title is what an editor called the entry, with the brand behind it; engines cut what is too long.
      'long-title': 'off',
      // A bar that only moves and a group without a box: `progress` and `fieldset` have looks of their own.
      'prefer-native-element': ['error', { exclude: ['group', 'progressbar'] }],
      // What comes from elsewhere is not loaded as script or style; files of the site have their hash in the URL.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A number breaks rather than that it is cut off where letters are large.
      'tel-non-breaking': 'off',
      // Asked in `unique-names.ts`, for narrow and for wide windows: some landmarks are there for one of them.
      'unique-landmark': 'off',
      // The standard asks for no more. React counts in ids, and headings have their words, in any script.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/** What is wrong, a line each. */
export function htmlProblems(html: string, root: HTMLElement = parse(html)): string[] {
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
  return [
    ...messages.map(({ message, selector }) => `${message}: ${selector}`),
    ...root.children.flatMap(attributeProblems),
  ];
}

/**
 * The same for the pages of a site, one after the other. Three quarters of each are its header and its
 * footer: one that was looked at before is left out.
 */
export function siteHtmlProblems(): (html: string, root: HTMLElement) => string[] {
  const seen = new Set<string>();
  return (html, root) => {
    let rest = html;
    // From the end, so that what is cut out moves nothing that is still to be cut out.
    for (const { range } of root.querySelectorAll('body > header, body > footer').toReversed()) {
      const [start, end] = range;
      const text = html.slice(start, end);
      if (seen.has(text)) rest = rest.slice(0, start) + rest.slice(end);
      seen.add(text);
    }
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [...twice.map((id) => `the id "${id}" is there twice`), ...htmlProblems(rest, root)];
  };
}

/** What html-validate lets pass: attributes that nobody knows, and URLs as nobody may write them. */
function attributeProblems(element: HTMLElement): string[] {
  const tag = element.rawTagName.toLowerCase();
  // What stands in it has names of SVG's own.
  if (tag === 'svg') return [];
  const problems = Object.entries(element.attributes).flatMap(([written, value]) => {
    const name = written.toLowerCase();
    if (!isKnown(tag, name)) return [`<${tag}> has no attribute "${name}"`];
    if (URLS.has(name) && !VALID_URL.test(value)) return [`<${tag} ${name}> is no URL: ${value}`];
    return [];
  });
  return [...problems, ...element.children.flatMap(attributeProblems)];
}

/** `property` is RDFa's, which Open Graph is written in. */
const OTHERS = /^(aria-|data-|on[a-z]+$|role$|property$)/;

function isKnown(tag: string, name: string): boolean {
  const places = [htmlElementAttributes['*'], htmlElementAttributes[tag]];
  return OTHERS.test(name) || places.some((names) => names?.includes(name));
}

const URLS = new Set(['action', 'cite', 'data', 'formaction', 'href', 'poster', 'src']);

/** "URL code points" of the URL Standard, and `#` once. */
const POINT = String.raw`(?:[\w!$&'()*+,\-./:;=?@~\u{A0}-\u{10FFFD}]|%[\da-fA-F]{2})*`;
const VALID_URL = new RegExp(`^${POINT}(?:#${POINT})?$`, 'u');
