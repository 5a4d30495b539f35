/** What several resources of the desk are made of. */
import * as z from 'zod/mini';
import { isEmail, tidyEmail } from '#contract/email-rules.ts';
import { MESSAGES, TEXT_LIMITS } from '#contract/text-rules.ts';
import { DESK_LIMITS, PASSWORD } from './limits.ts';

export const uuid = z.uuid();
/** Name of a kind of submission; of one that is none there is nothing. */
export const kind = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));
/** Epoch milliseconds. */
export const time = z.int();

/** No database stores it, so it is refused by name. */
const withoutNul = z.refine<string>(
  (text) => !text.includes('\0'),
  'must not have the character U+0000 in it',
);

/** What somebody types: tidied, not empty. */
export const line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), withoutNul);
export const limited = (most: number) => z.string().check(z.maxLength(most), withoutNul);

/** The number of what was read: a change of an older one is refused with 409 and what stands now. */
export const version = z.int().check(z.minimum(1));

/** A member of the staff, as far as colleagues see each other. */
export const StaffName = z.object({ id: uuid, name: z.string() });
export type StaffName = z.infer<typeof StaffName>;

/** Where a list goes on: opaque; null at its end. */
export const Cursor = z.nullable(z.string());
export const cursorQuery = z.optional(z.string().check(z.maxLength(200)));

export const ById = z.object({ id: uuid });

/** What people sign in with, as calls take and give it. */
export const password = z.string().check(z.maxLength(PASSWORD.most));
/** Six digits of an app, or a recovery code. */
export const code = z.string().check(z.maxLength(20));
/** Of WebAuthn, as `@simplewebauthn` has it: checked there. */
export const webAuthn = z.record(z.string(), z.unknown());
/** Of a member of the staff, or of a passkey. */
export const name = line(DESK_LIMITS.name);

export const TotpSecret = z.object({
  /** Base32, to be typed. */
  secret: z.string(),
  /** `otpauth://…`, to be scanned. */
  uri: z.string(),
});
/** Shown once; none where somebody has passkeys alone. */
export const RecoveryCodes = z.array(z.string());

const typed = z.string().check(z.overwrite(tidyEmail), z.maxLength(TEXT_LIMITS.email));

/** A new e-mail address that somebody types in the console: by the rule of the site's forms. */
export const EMAIL = typed.check(z.refine(isEmail, MESSAGES.email));

/** One that is looked up. It may have been stored when more was accepted, so only an `@` is needed. */
export const KNOWN_EMAIL = typed.check(z.includes('@', MESSAGES.email));
