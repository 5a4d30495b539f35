/** What the newsletter form shows, wherever it was checked: in the browser or by a post. */
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
  /** One message a field. */
  errors: Partial<Record<LeadField, string>>;
  /** Why the form as a whole was refused; null where its fields say so, or nothing is wrong. */
  problem: string | null;
  /** First name of whoever has just subscribed. */
  subscribed: string | null;
  /** Whether they are asked by mail before they are on the list. */
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

/** The form is empty again, for the next person. */
export function subscribed(
  values: Lead,
  { confirmation }: Pick<LeadReceipt, 'confirmation'>,
): NewsletterState {
  const isAsked = confirmation === 'by-mail';
  return { ...BLANK, subscribed: tidyLead(values).firstName, isAsked };
}

/** Nothing typed is lost: the values stay beside what is wrong with them, or went wrong with us. */
export function refused(values: Lead, error: unknown): NewsletterState {
  const errors = refusedFields(LEAD_FIELDS, error);
  if (Object.keys(errors).length > 0) return { ...BLANK, values, errors };
  const problem = refusalMessage(error);
  if (problem === MESSAGES.autofilled) return { ...BLANK, values, problem };
  return { ...BLANK, values, problem, errors: { email: LEAD_MESSAGES.failed } };
}

/** While somebody mends a form, its messages follow; none are added before it is sent. */
export function typed(state: NewsletterState, change: Partial<Lead>): NewsletterState {
  const values = { ...state.values, ...change };
  const isWrong = Object.keys(state.errors).length > 0;
  return {
    ...state,
    values,
    problem: null,
    errors: isWrong ? checked(values).errors : state.errors,
  };
}

/** Lets a page with another form tell the two apart where they are posted without scripts. */
export const NEWSLETTER_MARK = { name: 'form', value: 'newsletter' } as const;
