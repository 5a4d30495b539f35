import type { Db } from '#db/schema.ts';
import { APPLICATION, earlierSubmission } from '#domain/inbox/submissions/index.ts';
import { captchaProblem, solvedChallenge } from '#domain/support/captcha/index.ts';

interface Arriving {
  /** The field `captcha`; empty where it has not arrived yet. */
  captcha: string;
  /** Null where no captcha is asked for. */
  captchaKey: string | null;
  idempotencyKey: string | null;
}

/**
 * Refuses an application before its résumé has arrived. What is only missing may still come, and the
 * repeat of what is stored needs no captcha.
 * @throws ProblemError `invalid-fields`
 */
export async function refuseFalseCaptcha(
  db: Db,
  { captcha, captchaKey, idempotencyKey }: Arriving,
): Promise<void> {
  if (captchaKey === null || captcha === '') return;
  if (await solvedChallenge(captchaKey, 'job-application', captcha)) return;
  if (await earlierSubmission(db, APPLICATION, idempotencyKey)) return;
  throw captchaProblem();
}
