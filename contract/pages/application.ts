/** `content/pages/application.yaml`: the applicant's own page. Its stages are in `desk.yaml`. */
import * as z from 'zod/mini';
import { Card, Meta, Scene, text } from '#contract/copy-parts.ts';
import { Asking, Done } from './newsletter.ts';

export const ApplicationPageCopy = z.strictObject({
  meta: Meta,
  /** Behind the words that it opens with. */
  scene: Scene,
  eyebrow: text,
  /** In place of the opening's name where there is none. */
  talentPool: text,
  /** `{day}` when it was sent, and its `{reference}`. */
  lede: text,
  steps: z.strictObject({
    title: text,
    /** Beside the last one. */
    now: text,
    withdrawn: Card,
    /** A stage that the pack no longer has. */
    other: Card,
  }),
  documents: z.strictObject({
    title: text,
    /** `{most}` of them can be added. */
    text,
    /** Of the resume that came with it. */
    resume: text,
    /** When one was added: `{day}`. */
    added: text,
    field: text,
    hint: text,
    button: text,
    /** In place of the form, where there are as many as can be, and where nothing can be added any more. */
    full: text,
    closed: text,
  }),
  sent: z.strictObject({
    title: text,
    fields: z.strictObject({ name: text, email: text, reference: text, received: text }),
  }),
  choices: z.strictObject({ title: text, text, withdraw: text, erase: text }),
  withdraw: z.extend(Asking, { keep: text }),
  erase: z.extend(Asking, { keep: text }),
  /** Above the page, after something was done. */
  done: z.strictObject({ withdrawn: text, added: text }),
  /** What could not be done, and is nothing that a field could tell. */
  failed: text,
  /** For a link that is no longer good, or never was. */
  gone: Done,
  erased: Done,
});
export type ApplicationPageCopy = z.infer<typeof ApplicationPageCopy>;
