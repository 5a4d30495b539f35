/** Which pages exist in a second language, and where. */
import { type Route, type RouteNames, routesOf, TRANSLATED } from '#app/routes.ts';
import {
  FIRST_LANGUAGE,
  inFirstLanguage,
  type Language,
  type LanguageCode,
  languagePrefix,
} from '#contract/languages.ts';

/** The routes of the pages that a second language has too, with their paths in it. */
export function routesIn(code: LanguageCode, routes: readonly Route[]): Route[] {
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
export function pathIn(code: LanguageCode, path: string): string {
  return path === '/' ? languagePrefix(code) || '/' : languagePrefix(code) + path;
}

/** @param path of a route, in which `:slug` matches any name */
function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^/${parts.join('/')}$`);
}

export class TranslatedLinks {
  readonly #language: Language;
  /** All of the pack's languages, the first one first. */
  readonly #codes: readonly LanguageCode[];
  /** Compiled once: React Router would parse every path again for each link. */
  readonly #patterns: readonly RegExp[];

  constructor(language: Language, names: RouteNames) {
    this.#language = language;
    this.#codes = [...new Set([FIRST_LANGUAGE, ...language.others, language.code])].sort(
      (one, other) => Number(other === FIRST_LANGUAGE) - Number(one === FIRST_LANGUAGE),
    );
    this.#patterns = routesOf(names)
      .filter(({ file }) => TRANSLATED.has(file))
      .map(({ path }) => patternOf(path));
  }

  /** Whether the page at a path of the first language exists in the others; a file beside it does not. */
  #isTranslated(path: string): boolean {
    return (
      this.#language.others.length > 0 &&
      !path.includes('.') &&
      this.#patterns.some((pattern) => pattern.test(path))
    );
  }

  /** The path of the same page in the first language. */
  inFirstLanguage(path: string): string {
    return inFirstLanguage(path, this.#codes);
  }

  /**
   * The same page in each language.
   * @param href of a page, in any language; its query and fragment are kept
   */
  alternates(href: string): { code: LanguageCode; path: string }[] {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const path = this.inFirstLanguage(pathname);
    if (!this.#isTranslated(path)) return [];
    return this.#codes.map((code) => ({ code, path: pathIn(code, path) + rest }));
  }

  /** A link of the site, to the page in this language where there is one. */
  local(href: string): string {
    const { code } = this.#language;
    if (code === FIRST_LANGUAGE || !/^\/(?!\/)/.test(href)) return href;
    const path = href.replace(/[?#].*$/s, '');
    return this.#isTranslated(path) ? pathIn(code, path) + href.slice(path.length) : href;
  }

  /** @param html of an entry, sanitised: a `<` in it begins a tag, and attributes are in double quotes */
  localHtml(html: string): string {
    if (this.#language.code === FIRST_LANGUAGE) return html;
    return html.replace(/(<a\b[^>]* href=")([^"]*)/g, (_, start: string, href: string) => {
      return start + this.local(href);
    });
  }
}
