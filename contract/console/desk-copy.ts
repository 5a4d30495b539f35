/** `content/desk.yaml`: how applications get on, and what staff write, in the company's own words. */
import * as z from 'zod/mini';
import { slug, text } from '#contract/copy-parts.ts';

const id = slug.check(z.maxLength(40));

const Stage = z.strictObject({
  /** Stored with applications: keep it once it is in use. */
  id,
  /** For staff. */
  label: text,
  /**
   * For the applicant, on their own page, once staff show them the stage: what it is called, and what it means for
   * them. Without these it is never shown.
   */
  publicLabel: z.optional(text),
  publicText: z.optional(text),
  /** Whether it goes no further from here. */
  isEnd: z.optional(z.boolean()),
});

const Template = z.strictObject({
  id,
  label: text,
  for: z.enum(['applicants', 'inbox', 'all']),
  subject: text,
  /** Paragraphs with empty lines between them; `{name}`, `{opening}` and the like are filled in. */
  body: text,
});

/** What applications are rated by, each 1 to 5. */
export const criteria = z.array(z.strictObject({ id, label: text })).check(
  z.minLength(1),
  z.maxLength(8),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'an id occurs twice'),
);

export const DeskCopy = z.strictObject({
  /** In their order; the first is where an application begins, which has the id `new`. */
  stages: z.array(Stage).check(
    z.minLength(2),
    z.maxLength(20),
    z.refine((stages) => stages[0]?.id === 'new', 'the first stage has the id new'),
    z.refine(
      (stages) => stages.some(({ id }) => id === 'rejected'),
      'one stage has the id rejected',
    ),
    z.refine(
      (stages) => new Set(stages.map(({ id }) => id)).size === stages.length,
      'an id occurs twice',
    ),
  ),
  /** Why an application is rejected: for staff alone. */
  reasons: z.array(z.strictObject({ id, label: text })).check(z.minLength(1), z.maxLength(30)),
  /** What applications are rated by where their opening says nothing. */
  criteria,
  templates: z.array(Template).check(z.maxLength(50)),
});
export type DeskCopy = z.infer<typeof DeskCopy>;
