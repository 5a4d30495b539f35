/** Making the pack of another company, which the console gives as a download. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { FIELD_CONTROLS, NEW_PACK_LIMITS } from './new-pack-limits.ts';
import { limitedText } from './parts.ts';

export const NewPackQuestion = z.object({
  /** Its key in the request and in problems. */
  name: z.string(),
  label: z.string(),
  /** Empty without one. */
  hint: z.string(),
  control: z.enum(FIELD_CONTROLS),
  isRequired: z.boolean(),
  /** The answer that the form begins with. */
  initial: z.string(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type NewPackQuestion = z.infer<typeof NewPackQuestion>;

/** Questions that belong together. */
export const NewPackSection = z.object({
  title: z.string(),
  questions: z.array(NewPackQuestion),
});
export type NewPackSection = z.infer<typeof NewPackSection>;

export const NewPackForm = z.object({
  /** By the name of the question. An empty text is no answer. */
  answers: z
    .record(limitedText(NEW_PACK_LIMITS.folder), limitedText(NEW_PACK_LIMITS.answer))
    .check(z.refine((answers) => Object.keys(answers).length <= NEW_PACK_LIMITS.answers)),
  /** The text of an SVG file; null without one. */
  logo: z.nullable(z.string().check(z.maxLength(NEW_PACK_LIMITS.body))),
});
export type NewPackForm = z.infer<typeof NewPackForm>;

export const NewPack = z.object({
  /** Name of the folder, which the archive contains. */
  slug: z.string(),
  /** Texts that were written. */
  files: z.int(),
  /** What to write next, the most useful first. */
  next: z.array(z.string()),
  /** A `.tar.gz` in Base64. */
  archive: z.string(),
});
export type NewPack = z.infer<typeof NewPack>;

const common = { permission: 'packs.make', tag: 'System' } as const;

export const NEW_PACK_CALLS = defineCalls(common, {
  getNewPackQuestions: {
    route: 'GET /new-pack',
    summary: 'Get the questions about the pack of another company',
    answer: z.object({ sections: z.array(NewPackSection) }),
  },
  makePack: {
    route: 'POST /new-pack',
    summary: 'Make the pack of another company, as an archive',
    body: NewPackForm,
    answer: NewPack,
    problems: ['invalid-fields', 'too-large'],
  },
});
