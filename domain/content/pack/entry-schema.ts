/** The schema of each file of the pack: the one with which the content check reads it. */
import type { ZodMiniType } from 'zod/mini';
import { isTranslationFolder } from '#contract/languages.ts';
import { LANGUAGE_FILE, MESSAGES_FILE, SEARCH_FILE } from '#contract/translated-pack.ts';
import {
  ARTICLE_FOLDERS,
  AUTHORS_FILE,
  DEPARTMENTS_FILE,
  JOB_FOLDER,
  OPTIONS_FILE,
} from '#domain/content/pack-files/index.ts';
import { PaperFile, SessionFile, TextFile } from './article-file.ts';
import { AuthorList } from './authors-file.ts';
import { schemaOf } from './built-in-copy.ts';
import { Categories, EventFacts } from './event-file.ts';
import { Departments, JobFacts } from './job-file.ts';
import { SkillOptions } from './skill-options.ts';
import { GLOSSARY_FILE, glossaryOf, LanguageFacts, Messages } from './translation-schemas.ts';

export { COUNTRY_NAMES } from './applicant-countries.ts';
export { isOtherHub } from './built-in-copy.ts';

/** Front matter by the folder of its Markdown files. */
const FRONT_MATTER: Readonly<Record<string, ZodMiniType>> = {
  [ARTICLE_FOLDERS.blogs]: TextFile,
  [ARTICLE_FOLDERS['learning-hubs']]: SessionFile,
  [ARTICLE_FOLDERS.whitepapers]: PaperFile,
  [JOB_FOLDER]: JobFacts,
  events: EventFacts,
  trainings: EventFacts,
};

const LISTS: Readonly<Record<string, ZodMiniType>> = {
  [AUTHORS_FILE]: AuthorList,
  [DEPARTMENTS_FILE]: Departments,
  [OPTIONS_FILE]: SkillOptions,
  'events/categories.yaml': Categories,
  'trainings/categories.yaml': Categories,
};

/**
 * The schema of a file's YAML; of a translation only if the file has its own. The fields of other
 * translations are those of the file that they translate.
 * @returns undefined for a file without a schema
 */
export function entrySchemaOf(file: string): ZodMiniType | undefined {
  const [first = '', ...rest] = file.split('/');
  // Other folders of Markdown have the name of the hub, which the pack chooses.
  if (file.endsWith('.md'))
    return FRONT_MATTER[first] ?? (rest.length === 1 ? TextFile : undefined);
  if (!isTranslationFolder(first)) return LISTS[file] ?? schemaOf(file);
  const name = rest.join('/');
  if (name === GLOSSARY_FILE) return glossaryOf(first);
  if (name === LANGUAGE_FILE) return LanguageFacts;
  return name === MESSAGES_FILE || name === SEARCH_FILE ? Messages : undefined;
}
