/** What is known of an application that waits for a line, and of one that has waited. */

import type { Resume } from '#app/routes/apply/resume.ts';
import type { ThanksWords } from '#app/routes/apply/thanks-for.ts';
import type { Snackbar } from '#app/ui/snackbar/message.ts';
import type { FieldError } from '#contract/problem.ts';

/** Milliseconds for which one waits: an opening is filled by then, and people have forgotten. The privacy policy tells them. */
export const WAITING_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Filled in: the page that tells of it may be any. */
export interface WaitingWords extends ThanksWords {
  /** It has arrived. The reference follows. */
  sent: string;
  /** Label of what leads to the page that says what happens next. */
  next: string;
  /** It was refused. The reason follows. */
  refused: string;
  /** It has waited too long. */
  expired: string;
  /** Label of what leads to the form. */
  open: string;
}

export interface WaitingApplication {
  /** Its draft's: one for each opening, and one for the talent pool. */
  id: string;
  /** Whatever is sent of it is sent under this one. */
  idempotencyKey: string;
  /** Epoch milliseconds. */
  since: number;
  /** Path and query of its form. */
  formUrl: string;
  /** The fields as they travel, apart from captcha and résumé. */
  fields: readonly (readonly [name: string, text: string])[];
  /** With the name of the field that it is sent in. */
  resume: Resume & { field: string };
  /** Of the applicant. */
  name: string;
  /** Of the page that follows, in the form's language. */
  thanksPath: string;
  words: WaitingWords;
}

/** How it went. Nothing that was typed is in it. */
export interface WaitingOutcome {
  id: string;
  /** On any page. */
  snackbar: Snackbar;
  /** The server's reason, which follows its text: in English, as all messages of the API. */
  reason?: string;
  /** Where it was sent: the page that follows. */
  thanksUrl?: string;
  /** Where the server has refused it. */
  refusal?: {
    status: number;
    errors: readonly FieldError[];
    /** Epoch milliseconds before which a repeat makes no sense; null where nobody knows. */
    retryAt: number | null;
  };
}
