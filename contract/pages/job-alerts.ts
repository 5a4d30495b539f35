/** `content/pages/job-alerts.yaml`: the form that asks for mails about new openings, and where their links lead. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';
import { ALERT_FREQUENCIES } from '#contract/job-alert-rules.ts';
import { Link } from '#contract/site.ts';
import { Asking, Done } from './newsletter.ts';

const frequencies = z.record(z.enum(ALERT_FREQUENCIES), text);

export const JobAlertsCopy = z.strictObject({
  meta: Meta,
  form: z.strictObject({
    /** Above the form below a list, on the page of one opening, and on a page of its own. */
    title: z.strictObject({ list: text, job: text, all: text }),
    text,
    fields: z.strictObject({ email: text, frequency: text }),
    frequencies,
    button: text,
    /** Stored with each alert, so it has to stand as a whole. */
    consent: text,
    privacy: Link,
    /** To the feed of the same search. */
    feed: text,
  }),
  sent: Done,
  /** In these texts `{search}` is the search in words and `{frequency}` how often a mail comes. */
  confirm: Asking,
  confirmed: Done,
  leave: Asking,
  ended: Done,
  /** For a link that ends what had ended before. */
  already: Done,
  gone: Done,
  /** How often, within a sentence, and what a search for everything is called there. */
  words: z.strictObject({
    frequencies,
    everything: text,
    /** In a mail to somebody who has not confirmed it, in place of what was typed. */
    typed: text,
  }),
});
export type JobAlertsCopy = z.infer<typeof JobAlertsCopy>;
