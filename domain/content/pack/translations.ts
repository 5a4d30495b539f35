/**
 * Reads `content/ne/…`, the translations of the copy. Each file has the structure of the English
 * one.
 */
import * as z from 'zod/mini';
import { isTranslationFolder, type LanguageCode } from '#contract/languages.ts';
import { isProse } from '#contract/prose.ts';
import type { Site } from '#contract/site.ts';
import {
  LANGUAGE_FILE,
  MESSAGES_FILE,
  mergeTranslations,
  SEARCH_FILE,
  translationModule,
} from '#contract/translated-pack.ts';
import {
  baseMessages,
  ContentError,
  type ContentProblem,
  fileProblem,
  isFromBasePack,
  leftOutOf,
  type PackSource,
  packTree,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { didYouMean } from '#domain/support/closest-name.ts';
import { schemaOf } from './built-in-copy.ts';
import { parseYaml } from './checked-yaml.ts';
import { emptyAreas, menusWithout } from './empty-areas.ts';
import { fieldIsRenamed, fileIsRenamed, newFileName } from './former-names.ts';
import { copyWithout } from './links-to-areas.ts';
import { type FieldPath, type Mistake, mistakesIn } from './translation-mistakes.ts';
import { GLOSSARY_FILE, glossaryOf, LanguageFacts, Messages } from './translation-schemas.ts';
import { fieldLineIn } from './yaml-lines.ts';

interface SecondLanguages {
  /** The translations of each language, by the name of its module. */
  modules: Record<string, unknown>;
  problems: ContentProblem[];
  /** Faults because of which pages show the English text. */
  advice: ContentProblem[];
}

/** Reads all translations in the pack. */
export function readTranslations(
  contentDir: PackSource,
  copies: ReadonlyMap<string, unknown>,
): SecondLanguages {
  const modules: Record<string, unknown> = {};
  const problems: ContentProblem[] = [];
  const advice: ContentProblem[] = [];
  for (const code of packTree(contentDir, '', false).folders.filter(isTranslationFolder)) {
    const translations: Record<string, unknown> = {};
    for (const file of translationFiles(contentDir, code)) {
      try {
        const translation = readTranslation(contentDir, { code, file, advice }, copies);
        if (translation !== undefined) translations[file] = translation;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
      }
    }
    // Without translations it would be the English site under another URL.
    leaveOutEmptyAreas(contentDir, { code, translations }, copies);
    const isTranslated = Object.keys(translations).some(
      (file) => !isFromBasePack(contentDir, `${code}/${file}`),
    );
    if (isTranslated) modules[translationModule(code)] = translations;
    else if (problems.length === 0) {
      problems.push(fileProblem(code, 'has no translations'));
    }
  }
  return { modules, problems, advice };
}

/**
 * Removes links to empty areas from the translations. They are merged by position, so their lists
 * must have the same length as the English ones that pages show.
 */
function leaveOutEmptyAreas(
  contentDir: PackSource,
  { code, translations }: { code: LanguageCode; translations: Record<string, unknown> },
  copies: ReadonlyMap<string, unknown>,
): void {
  const isComplete = [...copies.values()].every((copy) => copy !== undefined);
  // Mistakes of the English files are reported with those.
  if (!isComplete) return;
  const areas = emptyAreas(contentDir);
  if (areas.length === 0) return;
  for (const [file, translation] of Object.entries(translations)) {
    if (!copies.has(file)) continue;
    const merged = mergeTranslations(copies.get(file), translation, code);
    const visible =
      file === 'site.yaml' ? siteWithout(merged, areas) : copyWithout(file, merged, areas);
    translations[file] = onlyFields(visible, fieldsIn(translation));
  }
}

const siteWithout = (site: unknown, areas: readonly string[]) => {
  const { menus, ...others } = site as Site;
  return { ...others, menus: menusWithout(menus, areas) };
};

const fieldsIn = (translation: unknown): Set<string> =>
  typeof translation === 'object' && translation !== null
    ? new Set(Object.entries(translation).flatMap(([key, value]) => [key, ...fieldsIn(value)]))
    : new Set();

/** Removes untranslated fields such as pictures, whose paths are not replaced by URLs here. */
function onlyFields(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => onlyFields(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => fields.has(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, onlyFields(item, fields)]));
}

function translationFiles(contentDir: PackSource, code: LanguageCode): string[] {
  return packTree(contentDir, code)
    .files.filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(code.length + 1));
}

/** @throws ContentError with each text that does not correspond to the English file */
function readTranslation(
  contentDir: PackSource,
  { code, file, advice }: { code: LanguageCode; file: string; advice: ContentProblem[] },
  copies: ReadonlyMap<string, unknown>,
): unknown {
  const path = `${code}/${file}`;
  const text = readPackText(contentDir, path);
  const source = { file: path, text, advise: (problem: ContentProblem) => advice.push(problem) };
  if (leftOutOf(contentDir).hasFile(path)) return undefined;
  if (file === GLOSSARY_FILE) return void parseYaml(source, glossaryOf(code));
  if (file === MESSAGES_FILE || file === SEARCH_FILE) return readMessages(source);
  if (file === LANGUAGE_FILE) return readLanguageFacts(contentDir, source, copies);
  if (!copies.has(file)) {
    const newName = newFileName(file);
    const message = newName ? fileIsRenamed(newName) : `there is no ${file} to translate`;
    throw new ContentError([fileProblem(path, message)]);
  }
  const translation: unknown = parseYaml(source, z.unknown());
  // Mistakes of the English file are reported with that file.
  if (copies.get(file) === undefined) return translation;
  const schema = schemaOf(file);
  const isTranslatable = (path: FieldPath) => schema !== undefined && isProse(schema, path);
  const mistakes = mistakesIn(copies.get(file), translation, isTranslatable);
  const toProblem = ({ path: fieldPath, ...mistake }: Mistake): ContentProblem => {
    const message = fieldIsRenamed(file, fieldPath) ?? mistake.message;
    const line = fieldLineIn(text, fieldPath);
    return { file: path, line, field: fieldPath.map(String).join('.'), message };
  };
  advice.push(...mistakes.filter(({ fallsBack }) => fallsBack).map(toProblem));
  const errors = mistakes.filter(({ fallsBack }) => !fallsBack);
  if (errors.length > 0) throw new ContentError(errors.map(toProblem));
  return translation;
}

/** The pack's words, and those of the base pack for which it has no others. @throws ContentError */
function readMessages(source: Parameters<typeof parseYaml>[0]): Record<string, string> {
  const base = baseMessages(source.file);
  const words = base === undefined ? {} : parseYaml({ file: source.file, text: base }, Messages);
  return { ...words, ...parseYaml(source, Messages) };
}

/** @throws ContentError for a page that the pack does not have */
function readLanguageFacts(
  contentDir: PackSource,
  source: { file: string; text: string },
  copies: ReadonlyMap<string, unknown>,
): unknown {
  const leftOut = leftOutOf(contentDir);
  const facts = parseYaml(source, LanguageFacts);
  const names = [...copies.keys()].flatMap((file) => PAGE_FILE.exec(file)?.[1] ?? []);
  const unknown = (facts.pages ?? []).flatMap((name, index): ContentProblem[] => {
    // Pages of an area that the brand leaves out can stay in the list.
    if (names.includes(name) || leftOut.hasFile(`pages/${name}.yaml`)) return [];
    const line = fieldLineIn(source.text, ['pages', index]);
    const message = `there is no pages/${name}.yaml${didYouMean(name, names)}`;
    return [{ file: source.file, line, field: `pages.${index}`, message }];
  });
  if (unknown.length > 0) throw new ContentError(unknown);
  return facts;
}

const PAGE_FILE = /^pages\/(.+)\.yaml$/;
