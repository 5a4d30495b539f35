/** The state of the newsletter form, checked in the browser or by the server after a post. */
import { errorsByField, refusedFields } from '#app/forms/field/errors-by-field.ts';
import { refusalMessage } from '#app/forms/refusal-message.ts';
import {
  LEAD_FIELDS,
  LEAD_MESSAGES,
  type Lead,
  type LeadField,
  leadErrors,
  tidyLead,
} from '#contract/lead-rules.ts';
import type { LeadReceipt } from '#contract/leads.ts';
import { MESSAGES } from '#contract/text-rules.ts';

export interface NewsletterState {
  values: Lead;
  /** One message per field. */
  errors: Partial<Record<LeadField, string>>;
  /** Why the form as a whole was refused; null if only its fields have errors, or none has. */
  problem: string | null;
  /** First name of the new subscriber; null before. */
  subscribed: string | null;
  /** True if the subscriber must confirm by mail first. */
  isAsked: boolean;
}

export const BLANK: NewsletterState = {
  values: { firstName: '', lastName: '', email: '' },
  errors: {},
  problem: null,
  subscribed: null,
  isAsked: false,
};

export function checked(values: Lead): NewsletterState {
  const errors = errorsByField(LEAD_FIELDS, leadErrors('Newsletter', values));
  return { ...BLANK, values, errors };
}

export function subscribed(
  values: Lead,
  { confirmation }: Pick<LeadReceipt, 'confirmation'>,
): NewsletterState {
  const isAsked = confirmation === 'by-mail';
  return { ...BLANK, subscribed: tidyLead(values).firstName, isAsked };
}

/** Keeps the typed values beside the errors. */
export function refused(values: Lead, error: unknown): NewsletterState {
  const errors = refusedFields(LEAD_FIELDS, error);
  if (Object.keys(errors).length > 0) return { ...BLANK, values, errors };
  const problem = refusalMessage(error);
  if (problem === MESSAGES.autofilled) return { ...BLANK, values, problem };
  return { ...BLANK, values, problem, errors: { email: LEAD_MESSAGES.failed } };
}

/** Updates existing errors on each change, but adds none before the form is sent. */
export function typed(state: NewsletterState, change: Partial<Lead>): NewsletterState {
  const values = { ...state.values, ...change };
  const hasErrors = Object.keys(state.errors).length > 0;
  return {
    ...state,
    values,
    problem: null,
    errors: hasErrors ? checked(values).errors : state.errors,
  };
}

/**
 * A hidden field that tells this form from another one of the same page, in a post without scripts.
 */
export const NEWSLETTER_MARK = { name: 'form', value: 'newsletter' } as const;
