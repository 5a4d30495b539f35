/** How calls of the public API are sent, whatever way they go. */

import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import type { PublicAnswer, PublicCallName, PublicInput } from './calls.ts';

/** What goes with a form. */
export interface Submission {
  idempotencyKey?: string | undefined;
  /** Path of the page with the form. */
  route: string;
  /** Its document title. */
  title: string;
  /** Content of the field that only programs fill in; they are refused. */
  honeypot?: string | undefined;
}

/** What goes with a form that may ask for a captcha. */
export interface FormSubmission extends Submission {
  /** The solved captcha; empty from a page without scripts, and where none is asked for. */
  captcha: string;
}

/** What goes with a message. */
export type ContactSubmission = FormSubmission;

/**
 * Sends a call, whatever way. It rejects with a `ProblemError` where the API would answer an error.
 * @param submission what goes with a form, beside its fields
 */
export type Caller = <Name extends PublicCallName>(
  name: Name,
  input: PublicInput<Name>,
  submission?: Partial<Submission>,
) => Promise<PublicAnswer<Name>>;

/** A form as it is sent: what is typed, and the field for programs. */
export const fieldsOf = <Fields extends object>(fields: Fields, { honeypot = '' }: Submission) => ({
  ...fields,
  [HONEYPOT_FIELD]: honeypot,
});
