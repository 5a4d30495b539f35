/** The state of a contact form, checked in the browser or by the server after a post. */
import { errorsByField } from '#app/forms/field/errors-by-field.ts';
import type { ContactTopic } from '#contract/block-copy.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  validateContact,
} from '#contract/contact-rules.ts';
import type { Thanks } from '#contract/copy-parts.ts';
import { MESSAGES } from '#contract/text-rules.ts';

/** All fields with error messages, in the order of the form. */
export const CONTACT_ERROR_FIELDS = [...CONTACT_FIELDS, 'captcha'] as const;

export type ContactErrors = Partial<Record<ContactField | 'captcha', string>>;

export interface ContactState {
  values: ContactMessage;
  errors: ContactErrors;
  /** Why the message as a whole was refused; null if only its fields have errors, or none has. */
  failure: string | null;
}

export const BLANK_MESSAGE: ContactMessage = {
  topic: '',
  name: '',
  email: '',
  company: '',
  phoneNumber: '',
  message: '',
};

export const BLANK_STATE: ContactState = { values: BLANK_MESSAGE, errors: {}, failure: null };

export const NO_CAPTCHA: ContactErrors = { captcha: MESSAGES.captchaField };

/** The first error of each field, in the order of the form. */
export function contactFieldErrors(values: ContactMessage): ContactErrors {
  return errorsByField(CONTACT_ERROR_FIELDS, validateContact(values));
}

/** The thank-you page's copy, with this topic's own next step. */
export function thanksFor(thanks: Thanks, topics: readonly ContactTopic[], id: string): Thanks {
  return { ...thanks, ...topics.find((topic) => topic.id === id)?.next };
}
