/** What a contact form shows, wherever it was checked: in the browser or by a post. */
import { errorsByField } from '#app/forms/field/errors-by-field.ts';
import type { ContactTopic } from '#contract/block-copy.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  contactErrors,
} from '#contract/contact-rules.ts';
import type { Thanks } from '#contract/copy-parts.ts';
import { MESSAGES } from '#contract/text-rules.ts';

/** Whatever can have a message beside it, in the order in which people meet it. */
export const CONTACT_ORDER = [...CONTACT_FIELDS, 'captcha'] as const;

export type ContactErrors = Partial<Record<ContactField | 'captcha', string>>;

export interface ContactState {
  values: ContactMessage;
  errors: ContactErrors;
  /** Why a whole message was not taken; null where its fields say so, or nothing is wrong. */
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

export const BLANK: ContactState = { values: BLANK_MESSAGE, errors: {}, failure: null };

export const NO_CAPTCHA: ContactErrors = { captcha: MESSAGES.captchaField };

/** In the order of the fields; the first message of each. */
export function checked(values: ContactMessage): ContactErrors {
  return errorsByField(CONTACT_ORDER, contactErrors(values));
}

/** The thank-you page's copy for this topic, which may lead to another page. */
export function thanksFor(thanks: Thanks, topics: readonly ContactTopic[], id: string): Thanks {
  return { ...thanks, ...topics.find((topic) => topic.id === id)?.next };
}
