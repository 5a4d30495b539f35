/** One-time codes of an app (RFC 6238): six digits, another every 30 seconds. */
import { createTOTPKeyURI, verifyHOTP } from '@oslojs/otp';
import { derive } from './secrets.ts';

const PERIOD = 30;
const DIGITS = 6;

/** Bytes of a secret: as many as its digest has. */
const SECRET = 20;

/** An app's clock may be off by one step. */
const STEPS = [1, 0, -1];

/**
 * The secret that somebody is offered, the same at each look until it is taken: so nothing is stored before.
 * @param parts what settles it, such as the link that they came by
 * @returns base64url
 */
export function offeredSecret(secret: string, ...parts: readonly string[]): string {
  return derive(secret, 'totp', ...parts)
    .subarray(0, SECRET)
    .toString('base64url');
}

/** The secret to be typed (base32), and to be scanned (`otpauth://…`). */
export function shownSecret(totp: string, brand: string, email: string) {
  // A colon ends the issuer in the label, even an encoded one; some apps show a `+` as it stands.
  const issuer = brand.replace(/\s*:\s*/g, ' ').trim();
  const uri = createTOTPKeyURI(issuer, email, keyOf(totp), PERIOD, DIGITS).replaceAll('+', '%20');
  return { secret: new URL(uri).searchParams.get('secret') ?? '', uri };
}

/** @returns the number of the step whose code this is, about now; null for none */
export function stepOf(totp: string, code: string, now: number): number | null {
  const digits = code.replace(/\s/g, '');
  if (digits.length !== DIGITS) return null;
  const current = Math.floor(now / 1000 / PERIOD);
  const found = STEPS.filter((step) =>
    verifyHOTP(keyOf(totp), BigInt(current + step), DIGITS, digits),
  );
  return found[0] === undefined ? null : current + found[0];
}

/** Whether somebody means a code of the app, not a recovery code. */
export const isTotpCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

const keyOf = (totp: string) => new Uint8Array(Buffer.from(totp, 'base64url'));
