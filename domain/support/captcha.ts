/** ALTCHA: a challenge that costs a browser a second of work, and can be used once. */
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { CaptchaChallenge } from '#contract/captcha.ts';
import { CAPTCHA_LIFETIME, CAPTCHA_MAX_NUMBER, type CaptchaForm } from '#contract/captcha-rules.ts';
import { fieldProblem } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';

/** @param form that alone takes the solution; any form does where none is named */
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
    // Becomes part of the salt, and so of what is signed.
    ...(form && { params: { form } }),
  });
  return { algorithm: 'SHA-256', challenge, maxnumber: CAPTCHA_MAX_NUMBER, salt, signature };
}

/**
 * Checks what the visitor sent as `captcha` with a form.
 * @returns the challenge that was solved, to be spent; null where it is not solved, has expired, or
 *   was asked for another form
 */
export async function solvedChallenge(
  hmacKey: string,
  form: CaptchaForm,
  token: string,
): Promise<string | null> {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    if (typeof payload !== 'object' || payload === null || !('challenge' in payload)) return null;
    const { form: askedFor = form } = extractParams(token);
    const isSolved = askedFor === form && (await verifySolution(token, hmacKey));
    return isSolved && typeof payload.challenge === 'string' ? payload.challenge : null;
  } catch {
    return null;
  }
}

/** Marks a challenge as used. @returns false where it had been used before */
export async function spendChallenge(db: Db, challenge: string, now: number): Promise<boolean> {
  await db.deleteFrom('spent_captchas').where('expires_at', '<', now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_captchas')
    .values({ challenge, expires_at: now + CAPTCHA_LIFETIME })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const captchaProblem = () => fieldProblem('captcha', MESSAGES.captchaField);
