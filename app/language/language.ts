/** The language that this site is in, and where its pages are in others. */
import { packedIfAny } from '#app/pack.ts';
import { type Route, TRANSLATED } from '#app/routes.ts';
import { devanagariDigits } from '#contract/devanagari-digits.ts';
import {
  FIRST_LANGUAGE,
  inFirstLanguage,
  LANGUAGE_MODULE,
  type Language,
  languagePrefix,
} from '#contract/languages.ts';
import { nepaliSpelling } from '#contract/nepali-spelling.ts';
import { sayer } from '#contract/sayer.ts';
import { speak } from './here.ts';
import { searchTranslator } from './search-translator.ts';

const FIRST: Language = { code: FIRST_LANGUAGE, others: [], messages: {}, searched: {} };

export const language = (packedIfAny(LANGUAGE_MODULE) as Language | undefined) ?? FIRST;

/** Of all URLs of this site's pages; empty in the first language. */
export const PREFIX = languagePrefix(language.code);

/** The routes of the pages that are in another language too, with the paths they have in it. */
export function routesIn(code: Language['code'], routes: readonly Route[]): Route[] {
  const prefix = languagePrefix(code).slice(1);
  return routes
    .filter(({ file }) => TRANSLATED.has(file))
    .map((route) => ({
      ...route,
      id: `${code}:${route.id}`,
      path: [prefix, route.path].filter(Boolean).join('/'),
    }));
}

/** @param path in the first language */
export function pathIn(code: Language['code'], path: string): string {
  return path === '/' ? languagePrefix(code) || '/' : languagePrefix(code) + path;
}

/** Asked of each link of a page: React Router would read every path anew each time. */
let patterns: readonly RegExp[] = [];

/** Has to come before the first page is made. */
export function translatePages(routes: readonly Route[]): void {
  patterns = routes.filter(({ file }) => TRANSLATED.has(file)).map(({ path }) => patternOf(path));
}

/** @param path of a route: names, and `:slug` for any */
function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^/${parts.join('/')}$`);
}

/** Whether the page at a path of the first language is in the others too; a file beside it is not. */
export const isTranslated = (path: string) =>
  language.others.length > 0 &&
  !path.includes('.') &&
  patterns.some((pattern) => pattern.test(path));

/** @param href of this site's page, in whichever language; a query and a fragment stay */
export function pagesIn(href: string): { code: Language['code']; path: string }[] {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const path = inFirstLanguage(pathname);
  if (!isTranslated(path)) return [];
  const codes = [FIRST_LANGUAGE, ...language.others, language.code] as const;
  return [...new Set(codes)].map((code) => ({ code, path: pathIn(code, path) + rest }));
}

/** A link of this site's: to the page in this language, where there is one. */
export function localHref(href: string): string {
  if (PREFIX === '' || !/^\/(?!\/)/.test(href)) return href;
  const path = href.replace(/[?#].*$/s, '');
  return isTranslated(path) ? pathIn(language.code, path) + href.slice(path.length) : href;
}

/** Digits as they are written in this language. */
export const localDigits = (text: string) =>
  language.code === 'ne' ? devanagariDigits(text) : text;

/** What the code or an entry's lists say, in this language; as it is where there are no words for it. */
export const localMessage = sayer(language.messages);

/** What was typed in this language, in words that entries have, which are in English. */
export const englishSearch = searchTranslator(language);

if (language.code === 'ne') {
  speak({
    locale: language.code,
    spelling: nepaliSpelling(localMessage),
    say: localMessage,
    href: (path) => pathIn(language.code, path),
  });
}
