/**
 * The form that gates a session's video and a white paper's file. `gateError` is the whole
 * validation of `POST /learning-hubs/{slug}/video` and `POST /whitepapers/{slug}/pdf`. It does not
 * depend on zod.
 */
import { isEmail } from './email-rules.ts';
import { type Lead, type LeadField, normalizeLead } from './lead-rules.ts';
import { MESSAGES } from './text-rules.ts';

export const GATE_MESSAGES = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  email: 'A valid Email is required',
  /** Shown at the field if the typed value is not an address. */
  emailFormat: MESSAGES.email,
  noLink: 'Failed to fetch video link',
  noFile: 'Failed to fetch the PDF link',
  failed: 'An error occurred. Please try again.',
} as const;

/** The first error in the order of the fields, or undefined if all are valid. */
export function gateError(lead: Lead): { field: LeadField; message: string } | undefined {
  const { firstName, lastName, email } = normalizeLead(lead);
  if (!firstName) return { field: 'firstName', message: GATE_MESSAGES.firstName };
  if (!lastName) return { field: 'lastName', message: GATE_MESSAGES.lastName };
  return isEmail(email) ? undefined : { field: 'email', message: GATE_MESSAGES.email };
}
