/** Limits of the proof of work that a form asks for; pages need them without what checks challenges. */
import type { CaptchaChallenge } from './captcha.ts';

/** Milliseconds that a challenge stays valid: long enough to fill in a form on a phone. */
export const CAPTCHA_LIFETIME = 60 * 60 * 1000;

/** Largest secret number, so the mean work is half as many SHA-256 digests. */
export const CAPTCHA_MAX_NUMBER = 30_000;

/** A form that asks for a captcha, by the name of its call: `contact`, `job-application`. */
export type CaptchaForm = string;

/** The token of a solved challenge, sent with a submission. @param number the challenge's secret */
export function tokenOf(challenge: CaptchaChallenge, number: number): string {
  const { algorithm, challenge: digest, salt, signature } = challenge;
  return btoa(JSON.stringify({ algorithm, challenge: digest, number, salt, signature }));
}
