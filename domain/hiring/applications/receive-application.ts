import type { ApplicationReceipt, ResumeFile } from '#contract/applications.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import { jobQuestions } from '#domain/hiring/jobs/index.ts';
import {
  APPLICATION,
  contentFingerprint,
  earlierSubmission,
  pagePostKey,
  storeOnce,
  unusedId,
} from '#domain/inbox/submissions/index.ts';
import { captchaProblem, solvedChallenge } from '#domain/support/captcha/index.ts';
import { checkApplication } from './check-application.ts';
import type { Numbering } from './phone.ts';
import { storeApplication } from './store-application.ts';

export interface ReceivedApplication {
  /** Text fields by name, as they arrived. */
  fields: Record<string, string>;
  resume: ResumeFile | null;
  numbering: Numbering;
  /** The key of the site's captcha challenges; null where the visitor could not solve one. */
  captchaKey: string | null;
  /** Takes one of the client's quota once all is checked, before it is stored; what it throws refuses the application. */
  consumeQuota?: () => Promise<void>;
  /** Whether the submission counts as checked against robots; staff see it. */
  verified: boolean;
  idempotencyKey: string | null;
  consent: { wording: string; page: string };
  /** See `ipHash`. */
  ipHash: string;
}

/**
 * Checks an application and stores it whole: the row, the résumé's bytes, and enqueues the notifications that it
 * needs. When this resolves it is on disk.
 * @throws ProblemError; then nothing is stored
 */
export async function receiveApplication(
  db: Db,
  received: ReceivedApplication,
  now = Date.now(),
): Promise<ApplicationReceipt> {
  const { captchaKey, verified, consent, ipHash, consumeQuota } = received;
  const isRepeat =
    (await earlierSubmission(db, APPLICATION, received.idempotencyKey)) !== undefined;
  const { form, given, resume } = await checkApplication(received.fields, received.resume, {
    captchaNeeded: captchaKey !== null && !isRepeat,
    numbering: received.numbering,
    // A repeat is answered as the first one was, whatever is asked by now.
    questionsFor: async (jobId) => (isRepeat || !jobId ? [] : jobQuestions(db, jobId, now)),
  });
  // Before the résumé is digested, which takes a while.
  const challenge =
    captchaKey === null ? null : await solvedChallenge(captchaKey, 'job-application', form.captcha);
  const isUnsolved = captchaKey !== null && challenge === null;
  if (isUnsolved && !isRepeat) throw captchaProblem();
  // The same for the same content, whatever captcha went with it; and as it was before there were answers.
  const answers = Object.keys(form.answers).length > 0 ? form.answers : undefined;
  const fingerprint = contentFingerprint({ ...form, answers, captcha: '' }, resume.bytes);
  const key = received.idempotencyKey ?? (consumeQuota ? pagePostKey(fingerprint, now) : null);

  const { id } = await storeOnce(db, APPLICATION, { key, fingerprint }, async () => {
    // What it repeats has been erased since.
    if (isUnsolved) throw captchaProblem();
    await consumeQuota?.();
    return storeApplication(db, {
      id: await unusedId(db),
      form,
      given,
      resume,
      challenge,
      verified,
      idempotencyKey: key,
      fingerprint,
      consent,
      ipHash,
      now,
    });
  });
  return { id, reference: referenceOf(id) };
}
