/** `POST /contact`; its validation is in `contact-rules.ts`. */
import {
  CONTACT_FIELDS,
  CONTACT_REQUIRED,
  type ContactField,
  normalizeContact,
  validateContact,
} from './contact-rules.ts';
import type { FormContract } from './form-contract.ts';
import { TEXT_LIMITS } from './text-rules.ts';

export const CONTACT_FORM: FormContract<ContactField> = {
  name: 'contact',
  operationId: 'sendContact',
  summary: 'Write to the company',
  description:
    'Answers 201 once the message is on disk. If the response is lost, repeat the request with ' +
    '  the same `Idempotency-Key`: nothing is stored twice, and no second captcha is required. ' +
    '  `topic` is one of the topics offered by the form on `/contact`, or omitted; any other ' +
    '  value is refused with 422.',
  // Enough for the longest message in any script plus the captcha.
  bodyLimit: 64 * 1024,
  fields: CONTACT_FIELDS,
  required: CONTACT_REQUIRED,
  limits: { email: TEXT_LIMITS.email, message: TEXT_LIMITS.message },
  tidy: normalizeContact,
  errors: validateContact,
};
