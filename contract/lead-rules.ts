/**
 * A lead: an address that someone left, and its source. These rules are the whole validation of
 * `POST /crms`. They do not depend on zod, so forms in the browser use the same rules.
 */
import { emailProblem, normalizeEmail } from './email-rules.ts';
import type { FieldError } from './problem-body.ts';
import { MESSAGES, toHeaderText } from './text-rules.ts';

/** Exact values of the query parameter `source`. */
export const LEAD_SOURCES = ['White paper', 'Learning Hub', 'Newsletter', 'Contact us'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const LEAD_MESSAGES = {
  incomplete: 'please fill all required fields',
  lastName: 'Last Name is required',
  email: 'Email is required',
  emailFormat: MESSAGES.email,
  failed: 'Failed to subscribe. Please try again later.',
} as const;

/** In the order of the form. */
export const LEAD_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

export type Lead = Record<LeadField, string>;

/**
 * Normalizes for storage: one line each. Names are cut at 200 characters; an address is not cut.
 */
export function normalizeLead({ firstName, lastName, email }: Lead): Lead {
  return {
    firstName: toHeaderText(firstName),
    lastName: toHeaderText(lastName),
    email: normalizeEmail(email),
  };
}

/**
 * Validates a lead: at most one error a field, in the order of the fields. The newsletter requires
 * both names. Other sources take them from another form, where a name may be a single word.
 */
export function validateLead(source: LeadSource, lead: Lead): FieldError[] {
  const { firstName, lastName, email } = normalizeLead(lead);
  const errors: FieldError[] = [];
  const report = (field: LeadField, message: string) => errors.push({ field, message });
  if (source === 'Newsletter' && !firstName) report('firstName', LEAD_MESSAGES.incomplete);
  if (source === 'Newsletter' && !lastName) report('lastName', LEAD_MESSAGES.lastName);
  const wrongEmail = email === '' ? LEAD_MESSAGES.email : emailProblem(email);
  if (wrongEmail) report('email', wrongEmail);
  return errors;
}

export function isIncomplete(lead: Lead): boolean {
  return Object.values(normalizeLead(lead)).includes('');
}

/** One error message for the whole form; empty if it is valid. */
export function leadSummary(source: LeadSource, lead: Lead): string {
  if (source === 'Newsletter' && isIncomplete(lead)) return LEAD_MESSAGES.incomplete;
  return validateLead(source, lead)[0]?.message ?? '';
}
