/**
 * A message to the company. These rules are the whole validation of `POST /contact`. They do not
 * depend on zod, so forms in the browser use the same rules.
 */

import { latinDigits } from './digits.ts';
import { emailProblem, normalizeEmail } from './email-rules.ts';
import type { FieldError } from './problem-body.ts';
import { MESSAGES, TEXT_LIMITS, toHeaderText, toLines } from './text-rules.ts';

/** In the order of the form. */
export const CONTACT_FIELDS = [
  'topic',
  'name',
  'email',
  'company',
  'phoneNumber',
  'message',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export type ContactMessage = Record<ContactField, string>;

export const CONTACT_MESSAGES = {
  /** These two may be shown on another page, because the visitor may have moved on. */
  sent: 'Message Sent',
  failed: 'Could Not Send Message',
  /** Seen only by API clients: the form offers just the valid topics. */
  topic: 'Use one of the topics of the contact form, or none',
} as const;

/** The fields needed to answer a message. */
export const CONTACT_REQUIRED: readonly ContactField[] = ['name', 'email', 'message'];

/** Normalizes a message for storage: lines of at most 200 characters, line breaks as LF. */
export function normalizeContact({ email, message, ...lines }: ContactMessage): ContactMessage {
  return {
    topic: toHeaderText(lines.topic),
    name: toHeaderText(lines.name),
    email: normalizeEmail(email),
    company: toHeaderText(lines.company),
    phoneNumber: latinDigits(toHeaderText(lines.phoneNumber.normalize('NFKC'))),
    message: toLines(message),
  };
}

/**
 * Validates a message: at most one error a field, in the order of `CONTACT_FIELDS`.
 * @param topics ids of the allowed topics; any topic is allowed if omitted
 */
export function validateContact(typed: ContactMessage, topics?: readonly string[]): FieldError[] {
  const tidy = normalizeContact(typed);
  return CONTACT_FIELDS.flatMap((field) => {
    const isUnknownTopic =
      field === 'topic' && tidy.topic !== '' && topics?.includes(tidy.topic) === false;
    const message = isUnknownTopic ? CONTACT_MESSAGES.topic : messageFor(field, tidy[field]);
    return message ? [{ field, message }] : [];
  });
}

function messageFor(field: ContactField, text: string): string | undefined {
  if (text === '') return CONTACT_REQUIRED.includes(field) ? MESSAGES.required : undefined;
  // PostgreSQL cannot store U+0000, and people do not type it.
  if (text.includes('\0')) return MESSAGES.nullByte;
  if (field === 'email') return emailProblem(text);
  if (field === 'message' && text.length > TEXT_LIMITS.message) {
    return MESSAGES.tooLong(TEXT_LIMITS.message);
  }
  return undefined;
}

/** Splits a full name for a lead: the first word, and the remaining words. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}
