/** The captcha: an ALTCHA proof-of-work challenge, solved in the background. */
import * as z from 'zod/mini';

export const CaptchaChallenge = z.object({
  algorithm: z.literal('SHA-256'),
  /** Hex digest of `salt` followed by the secret number. */
  challenge: z.string(),
  maxnumber: z.int(),
  salt: z.string(),
  signature: z.string(),
});
/** The client answers with base64 of this JSON plus `number`. Source: altcha.org, version 1. */
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;
