/** The state of the newsletter form, checked in the browser or by the server after a post. */
import { errorsByField, refusedFields } from '#app/forms/field/errors-by-field.ts';
import { refusalMessage } from '#app/forms/refusal-message.ts';
import {
  LEAD_FIELDS,
  LEAD_MESSAGES,
  type Lead,
  type LeadField,
  normalizeLead,
  validateLead,
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
  subscriberName: string | null;
  /** True if the subscriber must confirm by mail first. */
  needsConfirmation: boolean;
}

export const BLANK_NEWSLETTER: NewsletterState = {
  values: { firstName: '', lastName: '', email: '' },
  errors: {},
  problem: null,
  subscriberName: null,
  needsConfirmation: false,
};

export function checkNewsletter(values: Lead): NewsletterState {
  const errors = errorsByField(LEAD_FIELDS, validateLead('Newsletter', values));
  return { ...BLANK_NEWSLETTER, values, errors };
}

export function subscribedState(
  values: Lead,
  { confirmation }: Pick<LeadReceipt, 'confirmation'>,
): NewsletterState {
  const needsConfirmation = confirmation === 'by-mail';
  return {
    ...BLANK_NEWSLETTER,
    subscriberName: normalizeLead(values).firstName,
    needsConfirmation,
  };
}

/** Keeps the typed values beside the errors. */
export function refusedState(values: Lead, error: unknown): NewsletterState {
  const errors = refusedFields(LEAD_FIELDS, error);
  if (Object.keys(errors).length > 0) return { ...BLANK_NEWSLETTER, values, errors };
  const problem = refusalMessage(error);
  if (problem === MESSAGES.autofilled) return { ...BLANK_NEWSLETTER, values, problem };
  return { ...BLANK_NEWSLETTER, values, problem, errors: { email: LEAD_MESSAGES.failed } };
}

/** Updates existing errors on each change, but adds none before the form is sent. */
export function changeValues(state: NewsletterState, change: Partial<Lead>): NewsletterState {
  const values = { ...state.values, ...change };
  const hasErrors = Object.keys(state.errors).length > 0;
  return {
    ...state,
    values,
    problem: null,
    errors: hasErrors ? checkNewsletter(values).errors : state.errors,
  };
}

/**
 * A hidden field that tells this form from another one of the same page, in a post without scripts.
 */
export const NEWSLETTER_MARK = { name: 'form', value: 'newsletter' } as const;
