/** `POST /job-alerts` and what the links in its mails do; `job-alert-rules.ts` has the checks. */
import * as z from 'zod/mini';
import { ALERT_FREQUENCIES } from './job-alert-rules.ts';
import { HONEYPOT_FIELD, TEXT_LIMITS } from './text-rules.ts';

export const JobAlertBody = z.object({
  email: z.string().check(z.maxLength(TEXT_LIMITS.email)),
  frequency: z.enum(ALERT_FREQUENCIES),
  /** The query of the page that lists openings, such as `q=react&level=senior`; empty for all of them. */
  search: z.string(),
  /** Stays empty: only programs see it. */
  [HONEYPOT_FIELD]: z.optional(z.string().check(z.maxLength(0))),
});

export const JobAlert = z.object({
  /** `asked`: its owner has not confirmed it yet. */
  state: z.enum(['asked', 'confirmed', 'ended']),
  /** As it is asked for with `POST /job-alerts`; empty for all openings, and for an alert that is erased. */
  search: z.string(),
  /** The search in words; empty where `search` is. */
  words: z.string(),
  /** As confirmed, or as it was asked for last; null for an alert that is erased. */
  frequency: z.nullable(z.enum(ALERT_FREQUENCIES)),
});
/** How it stands with an alert, for whoever has a link of it. */
export type JobAlert = z.infer<typeof JobAlert>;
