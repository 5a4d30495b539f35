/** Schemas that several resources of the console share. */
import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from '#contract/email-rules.ts';
import { MESSAGES, TEXT_LIMITS } from '#contract/text-rules.ts';
import { CONSOLE_LIMITS, PASSWORD } from './limits.ts';

export const uuid = z.uuid();
/** Name of a kind of submission; an unknown kind has no items. */
export const kind = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));
/** Epoch milliseconds. */
export const time = z.int();

/** The databases cannot store U+0000, so it is refused with a message. */
const withoutNul = z.refine<string>(
  (text) => !text.includes('\0'),
  'must not contain the character U+0000',
);

/** Typed text: trimmed, not empty. */
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), withoutNul);
export const limitedText = (max: number) => z.string().check(z.maxLength(max), withoutNul);

/** The largest number in an integer column of PostgreSQL. */
export const MAX_INTEGER = 2_147_483_647;

/**
 * The version that was read. A change based on an older one answers `stale` with the current state.
 */
export const version = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER));
/** The same of something that may not exist yet; then it is 0. */
export const versionOrNone = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER));

/** A member of staff, as other staff see them. */
export const StaffName = z.object({ id: uuid, name: z.string() });
export type StaffName = z.infer<typeof StaffName>;

/** Opaque cursor of the next page; null on the last page. */
export const Cursor = z.nullable(z.string());
export const cursorQuery = z.optional(z.string().check(z.maxLength(200)));

export const ById = z.object({ id: uuid });

export const password = z.string().check(z.maxLength(PASSWORD.most));
/** Six digits from an authenticator app, or a recovery code. */
export const code = z.string().check(z.maxLength(20));
/** WebAuthn JSON, validated by `@simplewebauthn`. */
export const webAuthn = z.record(z.string(), z.unknown());
/** Name of a member of staff or of a passkey. */
export const name = requiredText(CONSOLE_LIMITS.name);

export const TotpSecret = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://…`, for the QR code. */
  uri: z.string(),
});
/** Shown only once; empty for an account with passkeys only. */
export const RecoveryCodes = z.array(z.string());

const typed = z.string().check(z.overwrite(normalizeEmail), z.maxLength(TEXT_LIMITS.email));

/** A new e-mail address, validated like those of the site's forms. */
export const NewEmail = typed.check(z.refine(isEmail, MESSAGES.email));

/**
 * An address to look up. It requires only an `@`, because it may have been stored under looser
 * rules.
 */
export const LookupEmail = typed.check(z.includes('@', MESSAGES.email));
