import * as z from 'zod/mini';
import { isEmail, tidyEmail } from '#contract/email-rules.ts';
import { MESSAGES, TEXT_LIMITS } from '#contract/text-rules.ts';

const typed = z.string().check(z.overwrite(tidyEmail), z.maxLength(TEXT_LIMITS.email));

/** A new e-mail address that somebody types in the console: by the rule of the site's forms. */
export const EMAIL = typed.check(z.refine(isEmail, MESSAGES.email));

/** One that is looked up. It may have been stored when more was accepted, so only an `@` is needed. */
export const KNOWN_EMAIL = typed.check(z.includes('@', MESSAGES.email));
