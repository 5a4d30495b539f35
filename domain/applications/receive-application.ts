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
  const { captchaKey, verified, consent } = received;
  const isRepeat = (await storedUnder(db, received.idempotencyKey)) !== undefined;
  const { form, resume } = await checkApplication(received.fields, received.resume, {
    captchaNeeded: captchaKey !== null && !isRepeat,
  });
  const fingerprint = fingerprintOf(form, resume);
  const idempotencyKey = received.idempotencyKey ?? keyOfPagePost(received, fingerprint, now);

  const earlier = await findByKey(db, idempotencyKey, fingerprint);
  if (earlier) return earlier;

  const challenge = captchaKey === null ? null : await solvedChallenge(captchaKey, form.captcha);
  if (captchaKey !== null && challenge === null) throw captchaProblem();

  try {
    await received.admit?.();
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

async function storedUnder(db: Db, key: string | null) {
  if (key === null) return undefined;
  return db
    .selectFrom('applications')
    .select(['id', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** A page without scripts has no key to send; the same content on the same day is a second click. */
function keyOfPagePost(
  { admit }: ReceivedApplication,
  fingerprint: string,
  now: number,
): string | null {
  return admit ? `page ${new Date(now).toISOString().slice(0, 10)} ${fingerprint}` : null;
}

async function findByKey(
  db: Db,
  key: string | null,
  fingerprint: string,
): Promise<Receipt | undefined> {
  const row = await storedUnder(db, key);
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
