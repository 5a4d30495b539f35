/** What the newsletter form shows, wherever it was checked: in the browser or by a post. */
import { errorsByField, refusedFields } from '#app/ui/field/errors-by-field.ts';
import {
  LEAD_FIELDS,
  LEAD_MESSAGES,
  type Lead,
  type LeadField,
  leadErrors,
  tidyLead,
} from '#contract/lead-rules.ts';

export interface NewsletterState {
  values: Lead;
  /** One message a field. */
  errors: Partial<Record<LeadField, string>>;
  /** First name of whoever has just subscribed. */
  subscribed: string | null;
}

export const BLANK: NewsletterState = {
  values: { firstName: '', lastName: '', email: '' },
  errors: {},
  subscribed: null,
};

export function checked(values: Lead): NewsletterState {
  return {
    values,
    errors: errorsByField(LEAD_FIELDS, leadErrors('Newsletter', values)),
    subscribed: null,
  };
}

/** The form is empty again, for the next person. */
export function subscribed(values: Lead): NewsletterState {
  return { ...BLANK, subscribed: tidyLead(values).firstName };
}

/** Nothing typed is lost: the values stay beside what is wrong with them, or went wrong with us. */
export function refused(values: Lead, error: unknown): NewsletterState {
  const errors = refusedFields(LEAD_FIELDS, error);
  const isAboutFields = Object.keys(errors).length > 0;
  return {
    values,
    errors: isAboutFields ? errors : { email: LEAD_MESSAGES.failed },
    subscribed: null,
  };
}

/** While somebody mends a form, its messages follow; none are added before it is sent. */
export function typed(state: NewsletterState, change: Partial<Lead>): NewsletterState {
  const values = { ...state.values, ...change };
  const isWrong = Object.keys(state.errors).length > 0;
  return { ...state, values, errors: isWrong ? checked(values).errors : state.errors };
}
