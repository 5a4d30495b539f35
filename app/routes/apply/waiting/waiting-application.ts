/** An application that waits for a connection, and the outcome of one that has waited. */

import type { Resume } from '#app/routes/apply/resume.ts';
import type { ThanksCopy } from '#app/routes/apply/thanks-url.ts';
import type { Snackbar } from '#app/ui/snackbar/message.ts';
import type { FieldError } from '#contract/problem.ts';

/**
 * Milliseconds. After a week the job may be filled and the applicant may have forgotten it. The
 * privacy policy states this limit.
 */
export const WAITING_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Has no placeholders, because any page may show it. */
export interface WaitingCopy extends ThanksCopy {
  /** For an application that has arrived; the reference follows. */
  sent: string;
  /** Label of the link to the thanks page. */
  next: string;
  /** For a refused application; the reason follows. */
  refused: string;
  /** For an application that has waited too long. */
  expired: string;
  /** Label of the link to the form. */
  open: string;
}

export interface WaitingApplication {
  /** Id of its draft: one for each job, and one for the talent pool. */
  id: string;
  /** Every attempt uses the same key. */
  idempotencyKey: string;
  /** Epoch milliseconds. */
  since: number;
  /** Path and query of the form's page. */
  formUrl: string;
  /** The form fields as they are sent, without captcha and résumé. */
  fields: readonly (readonly [name: string, text: string])[];
  /** `field` is the name of its form field. */
  resume: Resume & { field: string };
  /** The applicant's name. */
  name: string;
  /** Path of the thanks page, in the form's language. */
  thanksPath: string;
  words: WaitingCopy;
}

/** The outcome of sending, without anything that the applicant typed. */
export interface WaitingOutcome {
  id: string;
  /** Any page may show it. */
  snackbar: Snackbar;
  /** The server's reason, shown after the text; in English, like all messages of the API. */
  reason?: string;
  /** Only if it was sent: URL of the thanks page. */
  thanksUrl?: string;
  /** Only if the server refused it. */
  refusal?: {
    status: number;
    errors: readonly FieldError[];
    /** Epoch milliseconds before which a retry is useless; null if unknown. */
    retryAt: number | null;
  };
}
