/** One-time codes of an authenticator app (RFC 6238): six digits, renewed every 30 seconds. */
import { createTOTPKeyURI, verifyHOTP } from '@oslojs/otp';
import { derive } from './secrets.ts';

const PERIOD = 30;
const DIGITS = 6;

/** Bytes of a secret, the digest length of SHA-1. */
const SECRET_LENGTH = 20;

/** Accepts one step more or less, because an app's clock may be off. */
const STEP_OFFSETS = [1, 0, -1];

/**
 * Derives the secret offered to a person. It is the same each time until it is accepted, so nothing
 * is stored before.
 * @param parts what the secret depends on, such as the digest of a link
 * @returns base64url
 */
export function deriveTotpSecret(secret: string, ...parts: readonly string[]): string {
  return derive(secret, 'totp', ...parts)
    .subarray(0, SECRET_LENGTH)
    .toString('base64url');
}

/** The secret for typing (base32) and for scanning (`otpauth://…`). */
export function totpSetup(totp: string, brand: string, email: string) {
  // A colon ends the issuer in the label, even if encoded. Some apps do not decode `+`.
  const issuer = brand.replace(/\s*:\s*/g, ' ').trim();
  const uri = createTOTPKeyURI(issuer, email, keyOf(totp), PERIOD, DIGITS).replaceAll('+', '%20');
  return { secret: new URL(uri).searchParams.get('secret') ?? '', uri };
}

/**
 * @returns the number of the step that has this code, near the current time; null for a wrong code
 */
export function stepOf(totp: string, code: string, now: number): number | null {
  const digits = code.replace(/\s/g, '');
  if (digits.length !== DIGITS) return null;
  const current = Math.floor(now / 1000 / PERIOD);
  const matches = STEP_OFFSETS.filter((step) =>
    verifyHOTP(keyOf(totp), BigInt(current + step), DIGITS, digits),
  );
  return matches[0] === undefined ? null : current + matches[0];
}

/** True for a code of an app rather than a recovery code. */
export const isTotpCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

const keyOf = (totp: string) => new Uint8Array(Buffer.from(totp, 'base64url'));
