/** `POST /contact`; `contact-rules.ts` has the checks. */
import {
  CONTACT_FIELDS,
  CONTACT_REQUIRED,
  type ContactField,
  contactErrors,
  tidyContact,
} from './contact-rules.ts';
import type { FormContract } from './form-contract.ts';
import { TEXT_LIMITS } from './text-rules.ts';

export const CONTACT_FORM: FormContract<ContactField> = {
  name: 'contact',
  operationId: 'sendContact',
  summary: 'Write to the company',
  description:
    'Answers 201 once the message is on disk. Repeat it with the same `Idempotency-Key` ' +
    'after a lost answer: nothing is stored twice, and no second captcha is asked for. ' +
    '`topic` is the value of one of the topics that the form on `/contact` offers, or left ' +
    'out; any other is refused with 422.',
  // A long message in any script, and the captcha.
  bodyLimit: 64 * 1024,
  fields: CONTACT_FIELDS,
  required: CONTACT_REQUIRED,
  limits: { email: TEXT_LIMITS.email, message: TEXT_LIMITS.message },
  tidy: tidyContact,
  errors: contactErrors,
};
