import { createHash } from 'node:crypto';
import {
  APPLICATION_MESSAGES,
  type ApplicationForm,
  type Receipt,
  type ResumeFile,
} from '#contract/applications.ts';
import type { GivenAnswer } from '#contract/job-questions.ts';
import { ProblemError } from '#contract/problem.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import { headerText } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { indexApplicant } from '#domain/hiring/applicant-search.ts';
import { findOpenJob } from '#domain/hiring/jobs/index.ts';
import { awaitReading } from '#domain/hiring/resume-texts/index.ts';
import { APPLICATION, mayAcknowledge } from '#domain/inbox/submissions/index.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/desk-changes/index.ts';
import { captchaProblem, spendChallenge } from '#domain/support/captcha/index.ts';
import { listOptions } from './list-options.ts';

interface NewApplication {
  id: string;
  form: ApplicationForm;
  given: readonly GivenAnswer[];
  resume: ResumeFile;
  /** The solved challenge, to be spent; null where none was asked for. */
  challenge: string | null;
  verified: boolean;
  idempotencyKey: string | null;
  fingerprint: string;
  consent: { wording: string; page: string };
  ipHash: string;
  now: number;
}

/** Stores all of it in one transaction, or nothing. */
export function storeApplication(db: Db, application: NewApplication): Promise<Receipt> {
  const { id, form, resume, challenge, now } = application;
  return db.transaction().execute(async (transaction) => {
    const job = form.jobId ? await findOpenJob(transaction, form.jobId, now) : null;
    if (job === undefined) throw unknownJobProblem();
    if (challenge !== null && !(await spendChallenge(transaction, challenge, now))) {
      throw captchaProblem();
    }
    await transaction
      .insertInto('applications')
      .values({
        id,
        submitted_at: now,
        name: form.name,
        email: form.email,
        phone: form.phone,
        role: form.role,
        location: form.location,
        linkedin: form.linkedin,
        github: form.github,
        portfolio: form.portfolio,
        message: form.message,
        answers: JSON.stringify(application.given),
        ...(await skillColumns(transaction, form)),
        job_slug: job?.slug ?? null,
        job_name: job?.name ?? null,
        verified: application.verified ? 1 : 0,
        consent_wording: application.consent.wording,
        consent_page: application.consent.page,
        address_hash: application.ipHash,
        idempotency_key: application.idempotencyKey,
        fingerprint: application.fingerprint,
      })
      .execute();
    await transaction
      .insertInto('resumes')
      .values({
        application_id: id,
        file_name: headerText(resume.name) || 'resume.pdf',
        size: resume.bytes.length,
        sha256: createHash('sha256').update(resume.bytes).digest('hex'),
        bytes: resume.bytes,
      })
      .execute();
    await awaitReading(transaction, id, now);
    await announceChange(transaction, ['applications', 'openings'], now);
    await indexApplicant(transaction, id);
    await enqueue(transaction, { topic: 'application.notice', subjectId: id, now });
    if (await mayAcknowledge(transaction, APPLICATION, { email: form.email, now })) {
      await enqueue(transaction, { topic: 'application.acknowledgement', subjectId: id, now });
    }
    return { id };
  });
}

/** The chosen skills by label: staff read words, and options may change later. */
async function skillColumns(db: Db, form: ApplicationForm): Promise<Record<SkillList, string>> {
  const options = await listOptions(db);
  const column = (list: SkillList) =>
    JSON.stringify(
      form[list].map((chosen) => options[list].find(({ id }) => id === chosen)?.label ?? chosen),
    );
  return Object.fromEntries(SKILL_LISTS.map((list) => [list, column(list)])) as Record<
    SkillList,
    string
  >;
}

function unknownJobProblem(): ProblemError {
  return new ProblemError('invalid-fields', APPLICATION_MESSAGES.unknownJob, {
    errors: [{ field: 'jobId', message: APPLICATION_MESSAGES.unknownJob }],
  });
}
