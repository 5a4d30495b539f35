/** `content/ne/…`: the words of a second language, each file in the form of the English one beside it. */
import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { isTranslationFolder, type LanguageCode } from '#contract/languages.ts';
import { isProse } from '#contract/prose.ts';
import type { Site } from '#contract/site.ts';
import { MESSAGES_FILE, merged, SEARCH_FILE, wordsModule } from '#contract/translated-pack.ts';
import {
  ContentError,
  type ContentProblem,
  fileProblem,
  packTree,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { schemaOf } from './built-in-copy.ts';
import { checkedYaml } from './checked-yaml.ts';
import { emptyAreas, menusWithout } from './empty-areas.ts';
import { fieldLineIn } from './yaml-lines.ts';

/** What words stand for what, for those who write them; no page shows it. */
const GLOSSARY_FILE = 'glossary.yaml';

const Messages = z.record(z.string(), z.string().check(z.minLength(1)));
const glossaryOf = (code: LanguageCode) =>
  z.array(z.strictObject({ en: z.string(), [code]: z.string(), note: z.optional(z.string()) }));

type Path = (string | number)[];

interface SecondLanguages {
  /** The words of each, by the name of its module. */
  modules: Record<string, unknown>;
  problems: ContentProblem[];
  /** What can be shown all the same, in English. */
  advice: ContentProblem[];
}

/** The second languages that the pack has words of. */
export function readSecondLanguages(
  contentDir: string,
  copies: ReadonlyMap<string, unknown>,
): SecondLanguages {
  const modules: Record<string, unknown> = {};
  const problems: ContentProblem[] = [];
  const advice: ContentProblem[] = [];
  for (const code of readdirSync(contentDir).filter(isTranslationFolder).sort()) {
    const words: Record<string, unknown> = {};
    for (const file of wordFiles(contentDir, code)) {
      try {
        const texts = readWords(contentDir, { code, file, advice }, copies);
        if (texts !== undefined) words[file] = texts;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
      }
    }
    // Without words it would be the English site under another URL.
    leaveOutEmptyAreas(contentDir, words, copies);
    if (Object.keys(words).length > 0) modules[wordsModule(code)] = words;
    else if (problems.length === 0) {
      problems.push(fileProblem(code, 'has no words in it'));
    }
  }
  return { modules, problems, advice };
}

/** The menus that pages show are shorter, where an area has no entries: by position both have to be alike. */
function leaveOutEmptyAreas(
  contentDir: string,
  words: Record<string, unknown>,
  copies: ReadonlyMap<string, unknown>,
): void {
  const site = words['site.yaml'];
  const isWhole = [...copies.values()].every((copy) => copy !== undefined);
  // What is wrong with the English files is named with them.
  if (site === undefined || !isWhole) return;
  const { menus } = merged(copies.get('site.yaml'), site) as Site;
  const shown = menusWithout(menus, emptyAreas(contentDir));
  words['site.yaml'] = { ...site, menus: onlyFields(shown, fieldsIn(site)) };
}

const fieldsIn = (words: unknown): Set<string> =>
  typeof words === 'object' && words !== null
    ? new Set(Object.entries(words).flatMap(([key, value]) => [key, ...fieldsIn(value)]))
    : new Set();

/** Without what no words stand for, as pictures: those have URLs only in the copy that pages show. */
function onlyFields(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => onlyFields(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => fields.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, onlyFields(item, fields)]));
}

function wordFiles(contentDir: string, code: LanguageCode): string[] {
  return packTree(contentDir, code)
    .files.filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(code.length + 1));
}

/** @throws ContentError with each text that has no place in the English file */
function readWords(
  contentDir: string,
  { code, file, advice }: { code: LanguageCode; file: string; advice: ContentProblem[] },
  copies: ReadonlyMap<string, unknown>,
): unknown {
  const path = `${code}/${file}`;
  const text = readPackText(contentDir, path);
  const source = { file: path, text, advise: (problem: ContentProblem) => advice.push(problem) };
  if (file === GLOSSARY_FILE) return void checkedYaml(source, glossaryOf(code));
  if (file === MESSAGES_FILE || file === SEARCH_FILE) return checkedYaml(source, Messages);
  if (!copies.has(file)) {
    throw new ContentError([fileProblem(path, `there is no ${file} that it could translate`)]);
  }
  const words: unknown = checkedYaml(source, z.unknown());
  // What is wrong with the English file is named with that.
  if (copies.get(file) === undefined) return words;
  const schema = schemaOf(file);
  const isTranslatable = (at: Path) => schema !== undefined && isProse(schema, at);
  const mistakes = mistakesIn(copies.get(file), words, isTranslatable);
  const told = ({ at, message }: Mistake): ContentProblem => {
    const line = fieldLineIn(text, at);
    return { file: path, line, field: at.map(String).join('.'), message };
  };
  advice.push(...mistakes.filter(({ isShown }) => isShown).map(told));
  const wrong = mistakes.filter(({ isShown }) => !isShown);
  if (wrong.length > 0) throw new ContentError(wrong.map(told));
  return words;
}

interface Mistake {
  at: Path;
  message: string;
  /** Whether the English text takes its place. */
  isShown?: boolean;
}

function mistakesIn(
  english: unknown,
  words: unknown,
  isTranslatable: (at: Path) => boolean,
  at: Path = [],
): Mistake[] {
  if (words === null || words === undefined) return [];
  if (typeof words === 'string') {
    const message =
      textMistake(english, words) ??
      (isTranslatable(at) ? undefined : 'is the same in every language, so leave it out');
    return message === undefined ? [] : [{ at, message }];
  }
  if (typeof words !== 'object') return [{ at, message: 'must be a text' }];
  if (!isLike(english, words)) return [{ at, message: 'has another form in the English file' }];
  if (Array.isArray(words) && words.length !== Object.keys(english).length) {
    // Whoever adds an item in English need not know the other language.
    const message = 'is shown in English until it has as many items as the English list';
    return [{ at, message, isShown: true }];
  }
  return Object.entries(words).flatMap(([key, value]) => {
    const place = [...at, Array.isArray(words) ? Number(key) : key];
    return key in english
      ? mistakesIn(english[key], value, isTranslatable, place)
      : [{ at: place, message: 'is not a field of the English file' }];
  });
}

/** A text has a text beside it, with the same placeholders. */
function textMistake(english: unknown, words: string): string | undefined {
  if (typeof english !== 'string') return 'is no text in the English file';
  const [missing] = placeholders(english).filter((one) => !placeholders(words).includes(one));
  if (missing) return `lacks ${missing}`;
  const [strange] = placeholders(words).filter((one) => !placeholders(english).includes(one));
  return strange && `has ${strange}, which the English text has not`;
}

/** Whether both are lists, or both have fields. */
const isLike = (english: unknown, words: object): english is Record<string, unknown> =>
  typeof english === 'object' &&
  english !== null &&
  Array.isArray(words) === Array.isArray(english);

const placeholders = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
