/** `POST /contact` as the description of the API shows it; `contact-rules.ts` has the checks. */
import * as z from 'zod/mini';
import { HONEYPOT_FIELD, TEXT_LIMITS } from './text-rules.ts';

export const ContactBody = z.object({
  /** Id of one of the pack's topics; decides who of the team is told. */
  topic: z.optional(z.string()),
  name: z.string(),
  email: z.string().check(z.maxLength(TEXT_LIMITS.email)),
  company: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  message: z.string().check(z.maxLength(TEXT_LIMITS.message)),
  /** Base64 of the solved challenge of `GET /captcha`. */
  captcha: z.optional(z.string()),
  /** Stays empty: only programs see it. */
  [HONEYPOT_FIELD]: z.optional(z.string().check(z.maxLength(0))),
});
