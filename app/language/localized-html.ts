/**
 * A rendered page in the site's second language: links stay in it, what the code says in English is said in
 * its words, digits are its own, and what has no words in it is marked as English.
 */

import type { LocalizedPack } from '#app/pack.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { Edits } from './edits.ts';
import { type HtmlElement, type HtmlNode, isText, parsedHtml } from './parsed-html.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const LATIN = /\p{Script=Latin}/u;

/** What they hold is not read, or not ours to change. */
const OPAQUE = new Set(['head', 'script', 'style', 'svg', 'template', 'code', 'textarea']);

/** Attributes that lead to a page. */
const LEADS = new Map([
  ['a', 'href'],
  ['area', 'href'],
  ['form', 'action'],
  ['button', 'formaction'],
]);

/** Attributes that are read out. */
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder'];

/** They hold nothing but text. */
const ONLY_TEXT = new Set(['option', 'title']);

interface Place {
  /** Of what stands around it. */
  lang: string;
  /** Whether React finds its own words there again: then they stay as they are. */
  isIsland: boolean;
}

/** @returns the page as it is in the first language */
export function localizedHtml(html: string, pack: LocalizedPack): string {
  const { code } = pack.language;
  if (code === FIRST_LANGUAGE) return html;
  const edits = new Edits(html);
  for (const node of parsedHtml(html)) {
    localize(pack, node, edits, { lang: code, isIsland: false });
  }
  return edits.made();
}

function localize(pack: LocalizedPack, node: HtmlNode, edits: Edits, around: Place): void {
  if (isText(node) || OPAQUE.has(node.name)) return;
  const place = { ...around };
  if (node.name === 'page-island') place.isIsland = 'data-react' in node.attributes;
  if (node.name === 'island-slot') place.isIsland = false;
  const attributes: Record<string, string> = {};
  const lead = LEADS.get(node.name);
  const to = lead && node.attributes[lead];
  // A link that names its language leads there.
  if (to && node.attributes.hreflang === undefined) attributes[lead] = pack.links.local(to);
  if (!place.isIsland) {
    for (const name of SPOKEN) {
      const text = node.attributes[name];
      if (text) attributes[name] = pack.locale.t(text);
    }
  }
  const marked = node.attributes.lang;
  const lang = marked ?? languageOf(pack, node);
  if (lang !== undefined && lang !== place.lang && node.name !== 'html') {
    place.lang = lang;
    attributes.lang = lang;
  }
  edits.attributes(node, attributes);
  // What says its language is as its author wrote it.
  if (marked === undefined || node.name === 'html') sayText(pack, node, edits, place);
  for (const child of node.children) localize(pack, child, edits, place);
}

/** The texts that stand in an element itself. */
function sayText(
  pack: LocalizedPack,
  element: HtmlElement,
  edits: Edits,
  { lang, isIsland }: Place,
): void {
  if (isIsland) return;
  const texts = element.children.filter(isText);
  const isForeign =
    languageOfText(pack, texts.map(({ text }) => said(pack, text)).join('')) === FIRST_LANGUAGE;
  const isPhone = element.attributes.href?.startsWith('tel:');
  const hasOwnDigits = lang === pack.language.code && !isForeign && !isPhone;
  for (const node of texts) {
    const message = said(pack, node.text);
    const own = languageOfText(pack, message);
    const text = hasOwnDigits ? inOwnDigits(pack, message) : message;
    const isOther = own !== undefined && own !== lang && !ONLY_TEXT.has(element.name);
    if (isOther) edits.text(node, text, own);
    else if (text !== node.text) edits.text(node, text);
  }
}

/** With the spaces around it as they are. */
function said({ locale: { t } }: LocalizedPack, text: string): string {
  const words = text.trim();
  const message = t(words);
  return message === words ? text : text.replace(words, () => message);
}

/** Of facts in one line each has the digits of its own language. */
const inOwnDigits = (pack: LocalizedPack, text: string) =>
  text
    .split(' · ')
    .map((fact) => (languageOfText(pack, fact) === FIRST_LANGUAGE ? fact : pack.digits(fact)))
    .join(' · ');

const known = new WeakMap<HtmlElement, ReadonlySet<string>>();

/** The language of all that an element holds, or of the texts in it itself; undefined where it is mixed. */
function languageOf(pack: LocalizedPack, element: HtmlElement): string | undefined {
  const all = languagesIn(pack, element);
  if (all.size === 1) return [...all][0];
  const own = new Set(element.children.filter(isText).flatMap(({ text }) => spoken(pack, text)));
  return own.size === 1 ? [...own][0] : undefined;
}

function languagesIn(pack: LocalizedPack, element: HtmlElement): ReadonlySet<string> {
  const before = known.get(element);
  if (before) return before;
  const languages = new Set<string>();
  known.set(element, languages);
  const { lang } = element.attributes;
  if (lang !== undefined) return languages.add(lang);
  if (OPAQUE.has(element.name)) return languages;
  for (const name of SPOKEN) {
    for (const one of spoken(pack, element.attributes[name] ?? '')) languages.add(one);
  }
  for (const child of element.children) {
    for (const one of isText(child) ? spoken(pack, child.text) : languagesIn(pack, child))
      languages.add(one);
  }
  return languages;
}

const spoken = (pack: LocalizedPack, text: string) => languageOfText(pack, said(pack, text)) ?? [];

/** Undefined where a text has no letters of either. */
function languageOfText({ language }: LocalizedPack, text: string): string | undefined {
  if (DEVANAGARI.test(text)) return language.code;
  return LATIN.test(text) ? FIRST_LANGUAGE : undefined;
}
