import type { FieldPath } from '#contract/console/field-changes.ts';
import { englishLanguageName, type LanguageCode } from '#contract/languages.ts';
import { isPageIn, languagesOf, translationModule } from '#contract/translated-pack.ts';
import { pathOf } from '#domain/content/entries/index.ts';
import type { Finder, Found, PublishedContent } from './published-content.ts';

/** Files of copy with texts that pages of another language show in English. */
export const missingTranslations: Finder = (content) => {
  const { modules } = content.inspection.pack;
  const found = languagesOf(modules).flatMap((code) => ofLanguage(content, code));
  // A page that is translated in part looks worse than one that is not translated.
  return found.sort((a, b) => Number(a.isWhole) - Number(b.isWhole));
};

type Untranslated = Found & { isWhole: boolean };

function ofLanguage(content: PublishedContent, code: LanguageCode): Untranslated[] {
  const { copies, pack } = content.inspection;
  const translations = (pack.modules[translationModule(code)] ?? {}) as Record<string, unknown>;
  return [...copies.keys()].flatMap((file) => {
    if (!(file in translations) && !isShownIn(code, content, file)) return [];
    const isProse = content.facts.proseTest(file);
    const isText = (path: FieldPath) => isProse(path) && isForVisitors(file, path);
    // The modules have the menus that the site shows, without links to empty areas.
    const english = pack.modules[file];
    const texts = untranslated(english, undefined, isText);
    const missing = untranslated(english, translations[file], isText);
    const [first] = missing;
    if (first === undefined) return [];
    const isWhole = missing.length === texts.length;
    const language = englishLanguageName(code);
    const text = isWhole
      ? `Not in ${language}: ${counted(texts.length)}`
      : `${missing.length} of ${counted(texts.length)} not in ${language}`;
    return [{ file: `${code}/${file}`, path: first, text, isWhole }];
  });
}

/** Some pages exist only in English. Copy without a page may be shown on any. */
function isShownIn(code: LanguageCode, { site, inspection }: PublishedContent, file: string) {
  const path = pathOf(file, site);
  return path === null || isPageIn(inspection.pack.modules, code, path);
}

/** What visitors read of files that are mostly for staff, whose language is English. */
const FOR_VISITORS: Readonly<Record<string, RegExp>> = {
  'console.yaml': /\.public\w+$/,
  'mails.yaml': /^customerEmails\./,
};

const isForVisitors = (file: string, path: FieldPath) =>
  FOR_VISITORS[file]?.test(path.join('.')) ?? true;

const counted = (count: number) => (count === 1 ? '1 text' : `${count} texts`);

/** Paths of the texts that are not translated. Lists are merged by position, if they are as long. */
function untranslated(
  english: unknown,
  translation: unknown,
  isText: (path: FieldPath) => boolean,
  path: FieldPath = [],
): FieldPath[] {
  if (typeof english === 'string') {
    const isMissing = translation === undefined || translation === null;
    return isMissing && /\p{L}/u.test(english) && isText(path) ? [path] : [];
  }
  if (typeof english !== 'object' || english === null) return [];
  const isList = Array.isArray(english);
  const isMerged = !isList || (Array.isArray(translation) && translation.length === english.length);
  const texts = (isMerged ? (translation ?? {}) : {}) as Readonly<Record<string, unknown>>;
  return Object.entries(english).flatMap(([key, value]) =>
    untranslated(value, texts[key], isText, [...path, isList ? Number(key) : key]),
  );
}
