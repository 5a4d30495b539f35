/** What people sign in with, as calls take and give it. */
import * as z from 'zod/mini';
import { PASSWORD } from './limits.ts';
import { DESK_LIMITS, line } from './parts.ts';

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
