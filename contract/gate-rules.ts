/**
 * The form in front of a session's film and a white paper's file. This rule is the whole check of
 * `POST /learning-hubs/{slug}/video` and `POST /whitepapers/{slug}/pdf`; it needs no schema.
 */
import { isEmail } from './email-rules.ts';
import { type Lead, type LeadField, tidyLead } from './lead-rules.ts';
import { MESSAGES } from './text-rules.ts';

export const GATE_MESSAGES = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  email: 'A valid Email is required',
  /** Beside the field, where something is typed that is no address. */
  emailFormat: MESSAGES.email,
  noLink: 'Failed to fetch video link',
  noFile: 'Failed to fetch the PDF link',
  failed: 'An error occurred. Please try again.',
} as const;

/** The first thing that is wrong with what was typed; undefined where all is well. */
export function gateError(lead: Lead): { field: LeadField; message: string } | undefined {
  const { firstName, lastName, email } = tidyLead(lead);
  if (!firstName) return { field: 'firstName', message: GATE_MESSAGES.firstName };
  if (!lastName) return { field: 'lastName', message: GATE_MESSAGES.lastName };
  return isEmail(email) ? undefined : { field: 'email', message: GATE_MESSAGES.email };
}
