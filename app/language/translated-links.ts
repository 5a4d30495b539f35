/** The pages that exist in a second language, and their paths. */
import { type Route, type RouteNames, routesOf, TRANSLATED } from '#app/routes.ts';
import {
  FIRST_LANGUAGE,
  type Language,
  type LanguageCode,
  languagePrefix,
  pathInFirstLanguage,
} from '#contract/languages.ts';

/**
 * The translated routes, with their IDs and paths in the language `code`.
 * @param isPreview also routes of pages that visitors see in the first language only
 */
export function translatedRoutes(
  code: LanguageCode,
  routes: readonly Route[],
  isPreview: boolean,
): Route[] {
  const prefix = languagePrefix(code).slice(1);
  return routes
    .filter(({ file, path }) => path !== '*' && (isPreview || TRANSLATED.has(file)))
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
  /** All languages of the pack, starting with the first language. */
  readonly #codes: readonly LanguageCode[];
  /** Compiled once, because React Router would parse every path again for each link. */
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

  /** @param path in the first language; paths of files, which have a dot, are not translated */
  #isTranslated(path: string): boolean {
    return (
      this.#language.others.length > 0 &&
      !path.includes('.') &&
      this.#patterns.some((pattern) => pattern.test(path))
    );
  }

  inFirstLanguage(path: string): string {
    return pathInFirstLanguage(path, this.#codes);
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

  /** Points a link of the site to the page in this language, if it is translated. */
  localHref(href: string): string {
    const { code } = this.#language;
    if (code === FIRST_LANGUAGE || !/^\/(?!\/)/.test(href)) return href;
    const path = href.replace(/[?#].*$/s, '');
    return this.#isTranslated(path) ? pathIn(code, path) + href.slice(path.length) : href;
  }

  /** @param html sanitized: every `<` begins a tag, and attributes are in double quotes */
  localHtml(html: string): string {
    if (this.#language.code === FIRST_LANGUAGE) return html;
    return html.replace(/(<a\b[^>]* href=")([^"]*)/g, (_, start: string, href: string) => {
      return start + this.localHref(href);
    });
  }
}
