/** Schemas of the files of a translation that have no English file. */
import * as z from 'zod/mini';
import type { LanguageCode } from '#contract/languages.ts';

/** Terms for translators. No page shows it. */
export const GLOSSARY_FILE = 'glossary.yaml';

/** Translations by the English text. */
export const Messages = z.record(z.string(), z.string().check(z.minLength(1)));

/** `{code}/language.yaml`: facts about a language, which only the pack knows. */
export const LanguageFacts = z.strictObject({
  /**
   * The pages that exist in the language, by the name of their file below `pages/`. Without the list,
   * those whose file is translated.
   */
  pages: z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1))),
});

export const glossaryOf = (code: LanguageCode) =>
  z.array(z.strictObject({ en: z.string(), [code]: z.string(), note: z.optional(z.string()) }));
