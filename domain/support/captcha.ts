/** ALTCHA: a challenge that costs a browser about a second of work. Each can be used once. */
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { CaptchaChallenge } from '#contract/captcha.ts';
import { CAPTCHA_LIFETIME, CAPTCHA_MAX_NUMBER, type CaptchaForm } from '#contract/captcha-rules.ts';
import { fieldProblem } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';

/** @param form the only form that accepts the solution; undefined for every form */
export async function issueChallenge(
  hmacKey: string,
  form?: CaptchaForm,
  now = Date.now(),
): Promise<CaptchaChallenge> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey,
    maxNumber: CAPTCHA_MAX_NUMBER,
    expires: new Date(now + CAPTCHA_LIFETIME),
    // ALTCHA adds parameters to the salt, so the signature covers the form.
    ...(form && { params: { form } }),
  });
  return { algorithm: 'SHA-256', challenge, maxnumber: CAPTCHA_MAX_NUMBER, salt, signature };
}

/**
 * Verifies the `captcha` field of a submitted form.
 * @returns the solved challenge, which the caller must mark as used; null if it is not solved, has
 *   expired, or was issued for another form
 */
export async function verifiedChallenge(
  hmacKey: string,
  form: CaptchaForm,
  token: string,
): Promise<string | null> {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    if (typeof payload !== 'object' || payload === null || !('challenge' in payload)) return null;
    const { form: issuedFor = form } = extractParams(token);
    const isSolved = issuedFor === form && (await verifySolution(token, hmacKey));
    return isSolved && typeof payload.challenge === 'string' ? payload.challenge : null;
  } catch {
    return null;
  }
}

/** Marks a challenge as used. @returns false if it had been used before */
export async function consumeChallenge(db: Db, challenge: string, now: number): Promise<boolean> {
  await db.deleteFrom('spent_captchas').where('expires_at', '<', now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_captchas')
    .values({ challenge, expires_at: now + CAPTCHA_LIFETIME })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const captchaProblem = () => fieldProblem('captcha', MESSAGES.captchaField);
