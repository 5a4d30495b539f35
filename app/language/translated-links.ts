/** The pages that exist in a second language, and their paths. */
import { type Route, type RouteNames, routesOf } from '#app/routes.ts';
import {
  FIRST_LANGUAGE,
  type Language,
  type LanguageCode,
  languagePrefix,
  pathInFirstLanguage,
} from '#contract/languages.ts';
import { pageOfPath } from '#contract/page-paths.ts';

/**
 * The routes of the pages that exist in a language, with their IDs and paths in it.
 * @param isPreview also routes of pages that visitors see in the first language only
 */
export function translatedRoutes(
  { code, pages }: Language,
  names: RouteNames,
  isPreview: boolean,
): Route[] {
  const prefix = languagePrefix(code).slice(1);
  const exists = ({ path }: Route) => pages[code]?.includes(pageOfRoute(path, names));
  return routesOf(names)
    .filter((route) => route.path !== '*' && (isPreview || exists(route)))
    .map((route) => ({
      ...route,
      id: `${code}:${route.id}`,
      path: [prefix, route.path].filter(Boolean).join('/'),
    }));
}

const pageOfRoute = (path: string, names: RouteNames) => pageOfPath(`/${path}`, names, names);

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
  readonly #pages: readonly { name: string; pattern: RegExp }[];

  constructor(language: Language, names: RouteNames) {
    this.#language = language;
    this.#codes = [...new Set([FIRST_LANGUAGE, ...language.others, language.code])].sort(
      (one, other) => Number(other === FIRST_LANGUAGE) - Number(one === FIRST_LANGUAGE),
    );
    const translated = new Set(Object.values(language.pages).flat());
    this.#pages = routesOf(names)
      .map(({ path }) => ({ name: pageOfRoute(path, names), pattern: patternOf(path) }))
      .filter(({ name }) => translated.has(name));
  }

  /**
   * The languages in which a page exists, starting with the first.
   * @param path in the first language; paths of files, which have a dot, are not translated
   */
  #languagesOf(path: string): LanguageCode[] {
    const page = path.includes('.')
      ? undefined
      : this.#pages.find(({ pattern }) => pattern.test(path));
    if (page === undefined) return [FIRST_LANGUAGE];
    return this.#codes.filter(
      (code) => code === FIRST_LANGUAGE || this.#language.pages[code]?.includes(page.name),
    );
  }

  inFirstLanguage(path: string): string {
    return pathInFirstLanguage(path, this.#codes);
  }

  /**
   * The same page in each language that has it; none if only the first has it.
   * @param href of a page, in any language; its query and fragment are kept
   */
  alternates(href: string): { code: LanguageCode; path: string }[] {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const path = this.inFirstLanguage(pathname);
    const codes = this.#languagesOf(path);
    return codes.length > 1 ? codes.map((code) => ({ code, path: pathIn(code, path) + rest })) : [];
  }

  /** Points a link of the site to the page in this language, if it is translated. */
  localHref(href: string): string {
    const { code } = this.#language;
    if (code === FIRST_LANGUAGE || !/^\/(?!\/)/.test(href)) return href;
    const path = href.replace(/[?#].*$/s, '');
    return this.#languagesOf(path).includes(code)
      ? pathIn(code, path) + href.slice(path.length)
      : href;
  }

  /** @param html sanitized: every `<` begins a tag, and attributes are in double quotes */
  localHtml(html: string): string {
    if (this.#language.code === FIRST_LANGUAGE) return html;
    return html.replace(/(<a\b[^>]* href=")([^"]*)/g, (_, start: string, href: string) => {
      return start + this.localHref(href);
    });
  }
}
