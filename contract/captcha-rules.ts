/** Limits of the captcha's proof of work, separate from the code that verifies challenges. */
import type { CaptchaChallenge } from './captcha.ts';

/** Milliseconds until a challenge expires: long enough to fill in a form on a phone. */
export const CAPTCHA_LIFETIME = 60 * 60 * 1000;

/** Largest secret number. The mean work is half as many SHA-256 digests. */
export const CAPTCHA_MAX_NUMBER = 30_000;

/** Name of a form's call, for forms that require a captcha: `contact`, `job-application`. */
export type CaptchaForm = string;

/**
 * The token of a solved challenge, which is sent with a submission.
 * @param number the challenge's secret number
 */
export function captchaToken(challenge: CaptchaChallenge, number: number): string {
  const { algorithm, challenge: digest, salt, signature } = challenge;
  return btoa(JSON.stringify({ algorithm, challenge: digest, number, salt, signature }));
}
