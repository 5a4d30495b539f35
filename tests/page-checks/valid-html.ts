/** Reports what the HTML Standard forbids in a page, and common accessibility mistakes. */
import { htmlElementAttributes } from 'html-element-attributes';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type HTMLElement, parse } from 'node-html-parser';

/** These wrappers may appear wherever their content may appear. */
const WRAPPER = { flow: true, phrasing: true, transparent: true };

/** All rules of the presets, except those below. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    elements: ['html5', { 'page-island': WRAPPER, 'island-slot': WRAPPER }],
    rules: {
      'no-unknown-elements': 'error',
      // React picks one of several spellings that the standard allows.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // The options of one question share a name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
      // A title is the editor's title of the entry plus the brand; search engines cut off long
      // ones.
      'long-title': 'off',
      // `progress` and `fieldset` have styles that an indeterminate bar and a group without a
      // border do not want.
      'prefer-native-element': ['error', { exclude: ['group', 'progressbar'] }],
      // No script or stylesheet comes from another host; the site's own files have their hash in
      // the URL.
      'require-sri': ['error', { target: 'crossorigin' }],
      // With large text a phone number wraps instead of being cut off.
      'tel-non-breaking': 'off',
      // `unique-names.ts` checks this for narrow and for wide windows, because some landmarks exist
      // for only one.
      'unique-landmark': 'off',
      // The standard requires no more. React numbers its ids, and the ids of headings contain their
      // text in any script.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/** Problems, one line each. */
export function htmlProblems(html: string, root: HTMLElement = parse(html)): string[] {
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
  return [
    ...messages.map(({ message, selector }) => `${message}: ${selector}`),
    ...root.children.flatMap(attributeProblems),
  ];
}

/**
 * The same for the pages of a site, one after the other. Header and footer are three quarters of
 * each page, so each distinct one is checked once.
 */
export function siteHtmlProblems(): (html: string, root: HTMLElement) => string[] {
  const seen = new Set<string>();
  return (html, root) => {
    let rest = html;
    // From the end, so that the ranges of earlier elements stay valid.
    for (const { range } of root.querySelectorAll('body > header, body > footer').toReversed()) {
      const [start, end] = range;
      const text = html.slice(start, end);
      if (seen.has(text)) rest = rest.slice(0, start) + rest.slice(end);
      seen.add(text);
    }
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [...twice.map((id) => `the id "${id}" is used twice`), ...htmlProblems(rest, root)];
  };
}

/** Reports what html-validate accepts: unknown attributes and invalid URLs. */
function attributeProblems(element: HTMLElement): string[] {
  const tag = element.rawTagName.toLowerCase();
  // Its content has SVG attributes.
  if (tag === 'svg') return [];
  const problems = Object.entries(element.attributes).flatMap(([attribute, value]) => {
    const name = attribute.toLowerCase();
    if (!isKnown(tag, name)) return [`<${tag}> has no attribute "${name}"`];
    if (URLS.has(name) && !VALID_URL.test(value)) return [`<${tag} ${name}> is no URL: ${value}`];
    return [];
  });
  return [...problems, ...element.children.flatMap(attributeProblems)];
}

/** `property` is from RDFa, which Open Graph uses. */
const OTHERS = /^(aria-|data-|on[a-z]+$|role$|property$)/;

function isKnown(tag: string, name: string): boolean {
  const lists = [htmlElementAttributes['*'], htmlElementAttributes[tag]];
  return OTHERS.test(name) || lists.some((names) => names?.includes(name));
}

const URLS = new Set(['action', 'cite', 'data', 'formaction', 'href', 'poster', 'src']);

/** "URL code points" of the URL Standard, with at most one `#`. */
const POINT = String.raw`(?:[\w!$&'()*+,\-./:;=?@~\u{A0}-\u{10FFFD}]|%[\da-fA-F]{2})*`;
const VALID_URL = new RegExp(`^${POINT}(?:#${POINT})?$`, 'u');
