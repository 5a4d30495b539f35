import * as z from 'zod/mini';
import { isEmail, MESSAGES, TEXT_LIMITS } from '#contract/text-rules.ts';

/** An e-mail address that somebody types at the desk: by the rule of the site's forms. */
export const EMAIL = z
  .string()
  .check(z.trim(), z.maxLength(TEXT_LIMITS.email), z.refine(isEmail, MESSAGES.email));
