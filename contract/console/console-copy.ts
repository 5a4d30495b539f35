/**
 * `content/console.yaml`: the company's stages, reasons for rejection, rating criteria and mail
 * templates.
 */
import * as z from 'zod/mini';
import { slug, text } from '#contract/copy-parts.ts';

const id = slug.check(z.maxLength(40));

const Stage = z.strictObject({
  /** Stored with applications: do not change it once in use. */
  id,
  /** Shown to staff. */
  label: text,
  /**
   * Name and explanation for the applicant's page, shown once staff make the stage visible. A stage
   * without these two is never shown.
   */
  publicLabel: z.optional(text),
  publicText: z.optional(text),
  /** A final stage. */
  isEnd: z.optional(z.boolean()),
});

const Template = z.strictObject({
  id,
  label: text,
  for: z.enum(['applicants', 'inbox', 'all']),
  subject: text,
  /** Paragraphs separated by empty lines, with the placeholders of `MAIL_PLACEHOLDERS`. */
  body: text,
});

/** Criteria for rating applications, each from 1 to 5. */
export const criteria = z.array(z.strictObject({ id, label: text })).check(
  z.minLength(1),
  z.maxLength(8),
  z.refine(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    'must not contain the same id twice',
  ),
);

export const ConsoleCopy = z.strictObject({
  /** In order. The first stage is that of a new application and has the id `new`. */
  stages: z.array(Stage).check(
    z.minLength(2),
    z.maxLength(20),
    z.refine((stages) => stages[0]?.id === 'new', 'must begin with a stage whose id is new'),
    z.refine(
      (stages) => stages.some(({ id }) => id === 'rejected'),
      'must have a stage whose id is rejected',
    ),
    z.refine(
      (stages) => new Set(stages.map(({ id }) => id)).size === stages.length,
      'must not contain the same id twice',
    ),
  ),
  /** Reasons for rejection, visible to staff only. */
  reasons: z.array(z.strictObject({ id, label: text })).check(z.minLength(1), z.maxLength(30)),
  /** Rating criteria of jobs that define none. */
  criteria,
  templates: z.array(Template).check(z.maxLength(50)),
});
export type ConsoleCopy = z.infer<typeof ConsoleCopy>;
