import { createHash } from 'node:crypto';
import { APPLICATION_MESSAGES, type ApplicationForm, mapDetails } from '#contract/applications.ts';
import { fieldProblem } from '#contract/problem.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import { toHeaderText } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { keepObject, placeBytes } from '#domain/files/stored-bytes.ts';
import { findOpenJob } from '#domain/hiring/jobs/index.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { indexApplicant } from './applicant-search.ts';
import { type CheckedApplication, listSkillOptions } from './check-application.ts';
import { enqueueResume } from './resume-texts.ts';

/** Columns that every kind of submission stores besides its content. */
interface Arrival {
  id: string;
  now: number;
  page: { route: string };
  /** The consent text above the submit button. */
  consent: string;
  verified: boolean | null;
  ipHash: string;
  idempotencyKey: string | null;
  fingerprint: string;
}

/** Puts the résumé into the object store, if there is one. @throws ObjectStoreError */
export async function placeResume(
  db: Db,
  application: CheckedApplication,
  now: number,
): Promise<CheckedApplication> {
  const place = await placeBytes(db, application.resume.bytes, 'application/pdf', now);
  return { ...application, place };
}

/** Stores the application and its résumé and indexes them. Must run in a transaction. */
export async function storeApplication(
  transaction: Db,
  { form, answers, resume, place }: CheckedApplication,
  arrival: Arrival,
): Promise<void> {
  const { id, now } = arrival;
  const job = form.jobId ? await findOpenJob(transaction, form.jobId, now) : null;
  if (job === undefined) throw fieldProblem('jobId', APPLICATION_MESSAGES.unknownJob);
  await transaction
    .insertInto('applications')
    .values({
      id,
      submitted_at: now,
      name: form.name,
      email: form.email,
      phone: form.phone,
      role: form.role,
      ...mapDetails((name) => form[name]),
      message: form.message,
      answers: JSON.stringify(answers),
      ...(await skillColumns(transaction, form)),
      job_slug: job?.slug ?? null,
      job_name: job?.name ?? null,
      verified: arrival.verified ? 1 : 0,
      consent_wording: arrival.consent,
      consent_page: arrival.page.route,
      address_hash: arrival.ipHash,
      idempotency_key: arrival.idempotencyKey,
      fingerprint: arrival.fingerprint,
    })
    .execute();
  await transaction
    .insertInto('resumes')
    .values({
      application_id: id,
      file_name: toHeaderText(resume.name) || 'resume.pdf',
      size: resume.bytes.length,
      sha256: createHash('sha256').update(resume.bytes).digest('hex'),
      ...(place ?? { bytes: resume.bytes }),
    })
    .execute();
  await keepObject(transaction, place?.object ?? '');
  await enqueueResume(transaction, id, now);
  await announceChange(transaction, ['applications', 'openings'], now);
  await indexApplicant(transaction, id);
}

/** Chosen skills as labels, because the options may change later. */
async function skillColumns(db: Db, form: ApplicationForm): Promise<Record<SkillList, string>> {
  const options = await listSkillOptions(db);
  const column = (list: SkillList) =>
    JSON.stringify(
      form[list].map(
        (optionId) => options[list].find(({ id }) => id === optionId)?.label ?? optionId,
      ),
    );
  return Object.fromEntries(SKILL_LISTS.map((list) => [list, column(list)])) as Record<
    SkillList,
    string
  >;
}
