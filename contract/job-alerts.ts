/** `POST /job-alerts` and the links in its mails; validation is in `job-alert-rules.ts`. */
import * as z from 'zod/mini';
import { ALERT_FREQUENCIES } from './job-alert-rules.ts';
import { HONEYPOT_FIELD, TEXT_LIMITS } from './text-rules.ts';

export const JobAlertBody = z.object({
  email: z.string().check(z.maxLength(TEXT_LIMITS.email)),
  frequency: z.enum(ALERT_FREQUENCIES),
  /** Query string of the job list page, such as `q=react&level=senior`; empty for all jobs. */
  search: z.string(),
  /** Honeypot: must be empty. */
  [HONEYPOT_FIELD]: z.optional(z.string().check(z.maxLength(0))),
});

export const JobAlert = z.object({
  /** `asked`: the owner of the address has not confirmed it yet. */
  state: z.enum(['asked', 'confirmed', 'ended']),
  /** As sent to `POST /job-alerts`; empty for all jobs, and for an erased alert. */
  search: z.string(),
  /** Description of the search; empty if `search` is. */
  words: z.string(),
  /** The confirmed frequency, else the one requested last; null for an erased alert. */
  frequency: z.nullable(z.enum(ALERT_FREQUENCIES)),
});
/** The state of an alert, for anyone who has one of its links. */
export type JobAlert = z.infer<typeof JobAlert>;
