import { createHash, randomUUID } from 'node:crypto';
import type { ApplicationForm, Receipt, ResumeFile } from '#contract/applications.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { solvedChallenge } from '#domain/captcha/index.ts';
import { captchaProblem } from './application-problems.ts';
import { type CheckedApplication, checkApplication } from './check-application.ts';
import { storeApplication } from './store-application.ts';

export interface ReceivedApplication {
  /** Text fields by name, as they arrived. */
  fields: Record<string, string>;
  resume: ResumeFile | null;
  /** The key of the site's captcha challenges; null where the visitor could not solve one. */
  captchaKey: string | null;
  /** Called once all is checked, before it is stored; what it throws refuses the application. */
  admit?: () => Promise<void>;
  /** Whether the submission counts as checked against robots; staff see it. */
  verified: boolean;
  idempotencyKey: string | null;
  consent: { wording: string; page: string };
}

/**
 * Checks an application and stores it whole: the row, the résumé's bytes and the notices that it
 * owes. When this resolves it is on disk.
 * @throws ProblemError; then nothing is stored
 */
export async function receiveApplication(
  db: Db,
  received: ReceivedApplication,
  now = Date.now(),
): Promise<Receipt> {
  const { captchaKey, verified, idempotencyKey, consent } = received;
  const { form, resume } = await checkApplication(received.fields, received.resume, {
    captchaNeeded: captchaKey !== null,
  });
  const fingerprint = fingerprintOf(form, resume);

  const earlier = await findByKey(db, idempotencyKey, fingerprint);
  if (earlier) return earlier;

  const challenge = captchaKey === null ? null : await solvedChallenge(captchaKey, form.captcha);
  if (captchaKey !== null && challenge === null) throw captchaProblem();

  await received.admit?.();
  try {
    return await storeApplication(db, {
      id: randomUUID(),
      form,
      resume,
      challenge,
      verified,
      idempotencyKey,
      fingerprint,
      consent,
      now,
    });
  } catch (error) {
    // The same submission may have arrived twice at once; the other one was stored then.
    const twin = await findByKey(db, idempotencyKey, fingerprint);
    if (twin) return twin;
    throw error;
  }
}

async function findByKey(
  db: Db,
  key: string | null,
  fingerprint: string,
): Promise<Receipt | undefined> {
  if (key === null) return undefined;
  const row = await db
    .selectFrom('applications')
    .select(['id', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (row && row.fingerprint !== fingerprint) {
    throw new ProblemError('key-reused', 'Another application was sent under this Idempotency-Key');
  }
  return row && { id: row.id };
}

/** The same for the same content, whatever captcha went with it. */
function fingerprintOf(form: ApplicationForm, resume: CheckedApplication['resume']): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...form, captcha: '' }));
  return hash.update(resume.bytes).digest('hex');
}
