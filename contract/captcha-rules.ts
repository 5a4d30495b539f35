/** Limits of the proof of work that a form asks for; pages need them without what checks challenges. */

/** Milliseconds that a challenge stays valid: long enough to fill in a form on a phone. */
export const CAPTCHA_LIFETIME = 60 * 60 * 1000;

/** Largest secret number, so the mean work is half as many SHA-256 digests. */
export const CAPTCHA_MAX_NUMBER = 30_000;

/** The forms that ask for a captcha, by the name of their call. */
export const CAPTCHA_FORMS = ['contact', 'job-application'] as const;
export type CaptchaForm = (typeof CAPTCHA_FORMS)[number];
