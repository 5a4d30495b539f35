/** Merges a language's translations into a pack. */
import { isPlural } from './fill.ts';
import { FIRST_LANGUAGE, LANGUAGE_MODULE, type Language, type LanguageCode } from './languages.ts';

import { pageOfPath, ROOT_FOLDERS, type RootPages, rootPages } from './page-paths.ts';
import type { Site } from './site.ts';

type Modules = Readonly<Record<string, unknown>>;

const TRANSLATIONS_PREFIX = 'language/';

/**
 * Key of the module with a language's translations: by file name, in the shape of the file's copy.
 */
export const translationModule = (code: LanguageCode) => TRANSLATIONS_PREFIX + code;

/** Translations of texts outside pages and blocks: messages of forms, labels of jobs. */
export const MESSAGES_FILE = 'messages.yaml';

/** Facts about the language: see `LanguageFacts`. */
export const LANGUAGE_FILE = 'language.yaml';

/** English words for the search terms of the language. */
export const SEARCH_FILE = 'search.yaml';

/** The languages into which a pack is translated. */
export const languagesOf = (pack: Modules): LanguageCode[] =>
  Object.keys(pack)
    .filter((id) => id.startsWith(TRANSLATIONS_PREFIX))
    .map((id) => id.slice(TRANSLATIONS_PREFIX.length))
    .sort();

const PAGE_FILE = /^pages\/(.+)\.yaml$/;

/**
 * Names of the copy of the pages that exist in a language: those that `language.yaml` lists, or
 * those whose copy is translated. The home page exists in each, because the language switch leads
 * to it.
 */
export function translatedPages(pack: Modules, code: LanguageCode): readonly string[] {
  const translations = (pack[translationModule(code)] ?? {}) as Modules;
  const { pages } = (translations[LANGUAGE_FILE] ?? {}) as { pages?: readonly string[] };
  const files = Object.keys(translations).flatMap((file) => PAGE_FILE.exec(file)?.[1] ?? []);
  return [...new Set(['home', ...(pages ?? files)])];
}

const ROOT_PAGE = new RegExp(`^pages/(${ROOT_FOLDERS.join('|')})/(.+)\\.yaml$`);

/** The slugs of the pages in folders whose paths have one part. */
export function rootPagesOf(pack: Modules): RootPages {
  const files = Object.keys(pack).map((file) => ROOT_PAGE.exec(file));
  return rootPages((folder) =>
    files.flatMap((match) => (match?.[1] === folder && match[2] ? [match[2]] : [])),
  );
}

/** @param path of a page, in the first language */
export function isPageIn(pack: Modules, code: LanguageCode, path: string): boolean {
  const page = pageOfPath(path, pack['site.yaml'] as Site, rootPagesOf(pack));
  return translatedPages(pack, code).includes(page);
}

/** Untranslated texts stay in English, also for a language without any translations. */
export function translatedPack(pack: Modules, code: LanguageCode): Modules {
  const codes = [FIRST_LANGUAGE, ...languagesOf(pack)] as const;
  const others = codes.filter((other) => other !== code);
  const pages = Object.fromEntries(
    languagesOf(pack).map((one) => [one, translatedPages(pack, one)] as const),
  );
  if (code === FIRST_LANGUAGE) {
    return {
      ...pack,
      [LANGUAGE_MODULE]: {
        code,
        others,
        pages,
        translated: [],
        messages: {},
        searched: {},
      } satisfies Language,
    };
  }
  const translations = (pack[translationModule(code)] ?? {}) as Modules;
  const messages = (translations[MESSAGES_FILE] ?? {}) as Language['messages'];
  const searched = (translations[SEARCH_FILE] ?? {}) as Language['searched'];
  const translated = Object.entries(translations).map(([file, texts]) => [
    file,
    mergeTranslations(pack[file], texts, code),
  ]);
  return {
    ...pack,
    ...Object.fromEntries(translated),
    [LANGUAGE_MODULE]: {
      code,
      others,
      pages,
      translated: Object.keys(translations),
      messages,
      searched,
    } satisfies Language,
  };
}

/**
 * Overrides the values of `first` with those of `second`. Lists of equal length merge by index.
 * @param code the language of `second`
 */
export function mergeTranslations(first: unknown, second: unknown, code: LanguageCode): unknown {
  if (second === undefined || second === null) return first;
  if (Array.isArray(first) && Array.isArray(second)) {
    if (first.length !== second.length) return first;
    return first.map((item, index) => mergeTranslations(item, second[index], code));
  }
  if (typeof first !== 'object' || first === null || typeof second !== 'object') return second;
  const texts = second as Modules;
  if (isPlural(first)) return { ...first, ...texts, language: code };
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => [key, mergeTranslations(value, texts[key], code)]),
  );
}
