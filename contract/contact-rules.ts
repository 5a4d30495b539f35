/**
 * A message to the company. These rules are the whole check of `POST /contact`; they need no schema,
 * so that forms in the browser check alike.
 */

import { latinDigits } from './digits.ts';
import { emailProblem, tidyEmail } from './email-rules.ts';
import type { FieldError } from './problem-body.ts';
import { headerText, MESSAGES, severalLines, TEXT_LIMITS } from './text-rules.ts';

/** In the order in which people meet them. */
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
  /** Shown on whatever page the visitor is on by then. */
  sent: 'Message Sent',
  failed: 'Could Not Send Message',
  /** To a program: a visitor chooses among those that there are. */
  topic: 'Use one of the topics of the contact form, or none',
} as const;

/** The fields without which nobody could answer. */
export const CONTACT_REQUIRED: readonly ContactField[] = ['name', 'email', 'message'];

/** As it is stored: lines of at most 200 characters, and one kind of line break. */
export function tidyContact({ email, message, ...lines }: ContactMessage): ContactMessage {
  return {
    topic: headerText(lines.topic),
    name: headerText(lines.name),
    email: tidyEmail(email),
    company: headerText(lines.company),
    phoneNumber: latinDigits(headerText(lines.phoneNumber.normalize('NFKC'))),
    message: severalLines(message),
  };
}

/**
 * What is wrong with a message, one error a field, in the order of the fields.
 * @param topics ids of those that a message may be about; where nothing is said any will do
 */
export function contactErrors(typed: ContactMessage, topics?: readonly string[]): FieldError[] {
  const tidy = tidyContact(typed);
  return CONTACT_FIELDS.flatMap((field) => {
    const isStrange =
      field === 'topic' && tidy.topic !== '' && topics?.includes(tidy.topic) === false;
    const message = isStrange ? CONTACT_MESSAGES.topic : messageFor(field, tidy[field]);
    return message ? [{ field, message }] : [];
  });
}

function messageFor(field: ContactField, text: string): string | undefined {
  if (text === '') return CONTACT_REQUIRED.includes(field) ? MESSAGES.required : undefined;
  // PostgreSQL cannot store it, and nobody types it.
  if (text.includes('\0')) return MESSAGES.nullByte;
  if (field === 'email') return emailProblem(text);
  if (field === 'message' && text.length > TEXT_LIMITS.message) {
    return MESSAGES.tooLong(TEXT_LIMITS.message);
  }
  return undefined;
}

/** A full name as a lead has it: the first word, and whatever follows. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}
