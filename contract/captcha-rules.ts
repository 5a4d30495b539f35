/** Limits of the proof of work that a form asks for; pages need them without what checks challenges. */

/** Milliseconds that a challenge stays valid: long enough to fill in a form on a phone. */
export const CAPTCHA_LIFETIME = 60 * 60 * 1000;

/** Largest secret number, so the mean work is half as many SHA-256 digests. */
export const CAPTCHA_MAX_NUMBER = 30_000;

/** A form that asks for a captcha, by the name of its call: `contact`, `job-application`. */
export type CaptchaForm = string;
