/** The translations of an entry, which are entries themselves. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { EntryFile } from './entries.ts';

export const Translation = z.object({
  /** Of the language: `ne`. */
  code: z.string(),
  /** Its name in English. */
  name: z.string(),
  /** The file with the translated texts, which exists from its first save. */
  file: z.string(),
});
export type Translation = z.infer<typeof Translation>;

export const EntryTranslations = z.object({
  /** The file in the first language, which may be the one that was asked for. */
  original: z.string(),
  /** One for each language of the pack; none for an entry that stays in the first language. */
  items: z.array(Translation),
});
export type EntryTranslations = z.infer<typeof EntryTranslations>;

export const TRANSLATION_CALLS = defineCalls(
  { tag: 'Content' },
  {
    listTranslations: {
      route: 'GET /content/entry/translations',
      permission: 'content.read',
      summary: 'List the languages into which an entry can be translated',
      query: z.object({ file: EntryFile }),
      answer: EntryTranslations,
    },
  },
);
