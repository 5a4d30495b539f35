/**
 * A lead: somebody who left an address, and where. These rules are the whole check of
 * `POST /crms`; they need no schema, so that forms in the browser check alike.
 */
import { emailProblem, tidyEmail } from './email-rules.ts';
import type { FieldError } from './problem-body.ts';
import { headerText, MESSAGES } from './text-rules.ts';

/** Values of the query parameter `source`, exactly as they are sent. */
export const LEAD_SOURCES = ['White paper', 'Learning Hub', 'Newsletter', 'Contact us'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const LEAD_MESSAGES = {
  incomplete: 'please fill all required fields',
  lastName: 'Last Name is required',
  email: 'Email is required',
  emailFormat: MESSAGES.email,
  failed: 'Failed to subscribe. Please try again later.',
} as const;

/** In the order in which people meet them. */
export const LEAD_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

export type Lead = Record<LeadField, string>;

/** As it is stored: one line each; names longer than 200 characters are cut, an address is not. */
export function tidyLead({ firstName, lastName, email }: Lead): Lead {
  return {
    firstName: headerText(firstName),
    lastName: headerText(lastName),
    email: tidyEmail(email),
  };
}

/**
 * What is wrong with a lead, in the order of the fields. The newsletter asks for both names; the
 * other sources know them from a form of their own, in which a name may have one word.
 */
export function leadErrors(source: LeadSource, lead: Lead): FieldError[] {
  const { firstName, lastName, email } = tidyLead(lead);
  const errors: FieldError[] = [];
  const report = (field: LeadField, message: string) => errors.push({ field, message });
  if (source === 'Newsletter' && !firstName) report('firstName', LEAD_MESSAGES.incomplete);
  if (source === 'Newsletter' && !lastName) report('lastName', LEAD_MESSAGES.lastName);
  const wrongEmail = email === '' ? LEAD_MESSAGES.email : emailProblem(email);
  if (wrongEmail) report('email', wrongEmail);
  return errors;
}

/** Whether one of the three fields is blank. */
export function isIncomplete(lead: Lead): boolean {
  return Object.values(tidyLead(lead)).includes('');
}

/** What is wrong with the form as a whole, in one line. */
export function leadSummary(source: LeadSource, lead: Lead): string {
  if (source === 'Newsletter' && isIncomplete(lead)) return LEAD_MESSAGES.incomplete;
  return leadErrors(source, lead)[0]?.message ?? '';
}
