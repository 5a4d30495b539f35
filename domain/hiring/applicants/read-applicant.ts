import type { z } from 'zod/mini';
import { mapDetails } from '#contract/applications.ts';
import type { Applicant, Criterion } from '#contract/console/applicants.ts';
import type { ConsoleCopy } from '#contract/console/console-copy.ts';
import type { StoredAnswer } from '#contract/job-questions.ts';
import { isProfileAnswer } from '#contract/profile-questions.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import { visibleStage } from '#domain/hiring/visible-steps.ts';
import { failedMailsTo } from '#domain/messaging/deliveries/index.ts';
import { auditOnce } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import type { ApplicantDependencies } from './dependencies.ts';
import { readHistory } from './history.ts';
import { applicationNotFound } from './lock-application.ts';
import { readNotes } from './notes.ts';
import { linkedApplications, suggestionsFor } from './same-person.ts';
import { type Viewer, viewerOf } from './staff.ts';
import { readSummaries } from './summaries.ts';

/** Milliseconds in which opening an application again produces no further audit entry. */
const OPENED_AUDIT_INTERVAL = 3_600_000;

/**
 * Reads an application for someone who opens it, and adds that to the audit log. The application
 * itself is not changed.
 * @throws ProblemError `not-found`
 */
export async function getApplicant(
  { actor }: Permit<'applicants.read'>,
  db: Db,
  { id, now }: { id: string; now: number },
  parts: ApplicantDependencies,
): Promise<Applicant> {
  const applicant = await readApplicant(db, id, viewerOf(actor), parts);
  const auditEntry = {
    action: 'application-opened',
    objectKind: 'application',
    objectId: id,
  } as const;
  await auditOnce(db, { staffId: actor.staffId, ...auditEntry }, OPENED_AUDIT_INTERVAL, now);
  return applicant;
}

/**
 * Reads an application after a change made elsewhere. No audit entry is needed, because the person
 * who made the change has opened it.
 * @throws ProblemError `not-found`
 */
export const getApplicantUnaudited = (
  { actor }: Permit<'applicants.work'>,
  db: Db,
  id: string,
  parts: ApplicantDependencies,
): Promise<Applicant> => readApplicant(db, id, viewerOf(actor), parts);

/** @throws ProblemError `not-found` */
export async function readApplicant(
  db: Db,
  id: string,
  viewer: Viewer,
  { copy, mails }: ApplicantDependencies,
): Promise<Applicant> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const linkedIds = await linkedApplications(db, id);
  const suggestions = row ? await suggestionsFor(db, row) : [];
  const otherIds = [...linkedIds, ...suggestions.map((suggestion) => suggestion.id)];
  const [ownSummary, ...summaries] = await readSummaries(db, [id, ...otherIds], viewer);
  if (!row || ownSummary?.id !== id) throw applicationNotFound();
  const answers = JSON.parse(row.answers) as StoredAnswer[];
  const summaryOf = new Map(summaries.map((summary) => [summary.id, summary]));
  return {
    ...ownSummary,
    phone: row.phone,
    ...mapDetails((name) => row[name]),
    skillLists: SKILL_LISTS.map((list) => ({
      label: SKILL_LABELS[list],
      skills: JSON.parse(row[list]) as string[],
    })),
    visibleStage: await visibleStage(db, row),
    message: row.message,
    answers: answers
      .filter((one) => !isProfileAnswer(one))
      .map(({ question, answer }) => ({ question, answer })),
    profiles: answers
      .filter(isProfileAnswer)
      .map(({ question, answer }) => ({ label: question, url: answer })),
    consent: { wording: row.consent_wording, page: row.consent_page },
    ...(await readFiles(db, id)),
    notes: await readNotes(db, id),
    criteria: await criteriaOf(db, row.job_slug, copy),
    ...(await readRatings(db, id, viewer)),
    samePerson: linkedIds.flatMap((other) => summaryOf.get(other) ?? []),
    suggestions: suggestions.flatMap(({ id: other, common }) => {
      const summary = summaryOf.get(other);
      return summary ? [{ application: summary, common }] : [];
    }),
    history: await readHistory(db, row),
    mails: await mails.list(db, id),
    failedMails: (await failedMailsTo(db, [id], Date.now())).get(id) ?? [],
  };
}

const SKILL_LABELS = {
  languages: 'Languages',
  frameworks: 'Frameworks',
  softwares: 'Software',
  certifications: 'Certifications',
} as const;

/** The résumé and the documents that were added later, without their bytes. */
async function readFiles(
  db: Db,
  applicationId: string,
): Promise<Pick<Applicant, 'resume' | 'documents'>> {
  const resume = await db
    .selectFrom('resumes')
    .leftJoin('resume_texts', 'resume_texts.application_id', 'resumes.application_id')
    .select(['file_name', 'size', 'state'])
    .select((row) => row.fn<number>('length', ['bytes']).as('stored'))
    .where('resumes.application_id', '=', applicationId)
    .executeTakeFirst();
  const documents = await db
    .selectFrom('application_documents')
    .select(['id', 'file_name as fileName', 'size', 'added_at as addedAt'])
    .where('application_id', '=', applicationId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  if (!resume) return { resume: null, documents };
  const { file_name: fileName, size, state, stored } = resume;
  const text = state === 'read' || state === 'unreadable' ? state : 'waiting';
  const isIntact = Number(stored) === size;
  return { resume: { fileName, size, text, isIntact }, documents };
}

type VisibleRatings = Pick<Applicant, 'ownRating' | 'ratings' | 'hiddenRatings'>;

/** The ratings that the viewer may see; see `Viewer`. */
async function readRatings(db: Db, id: string, viewer: Viewer): Promise<VisibleRatings> {
  const rows = await db
    .selectFrom('application_ratings')
    .innerJoin('staff', 'staff.id', 'application_ratings.staff_id')
    .select(['staff_id', 'staff.name', 'scores', 'comment', 'rated_at'])
    .where('application_id', '=', id)
    .orderBy('rated_at', 'desc')
    .orderBy('staff_id')
    .execute();
  const ratings = rows.map((row) => ({
    staff: { id: row.staff_id, name: row.name },
    scores: JSON.parse(row.scores) as Record<string, number>,
    comment: row.comment,
    ratedAt: row.rated_at,
  }));
  const ownRating = ratings.find(({ staff }) => staff.id === viewer.staffId) ?? null;
  const otherRatings = ratings.filter((rating) => rating !== ownRating);
  const isHidden = viewer.mayRate && ownRating === null;
  return {
    ownRating,
    ratings: isHidden ? [] : otherRatings,
    hiddenRatings: isHidden ? otherRatings.length : 0,
  };
}

/**
 * The rating criteria of an application: its job's own, otherwise the pack's, which also apply if
 * the job no longer exists.
 * @param slug null for the talent pool
 */
export async function criteriaOf(
  db: Db,
  slug: string | null,
  { criteria }: Pick<ConsoleCopy, 'criteria'>,
): Promise<z.infer<typeof Criterion>[]> {
  if (slug === null) return criteria;
  const row = await db
    .selectFrom('job_listings')
    .select('criteria')
    .where('slug', '=', slug)
    .executeTakeFirst();
  const jobCriteria = JSON.parse(row?.criteria ?? '[]') as z.infer<typeof Criterion>[];
  return jobCriteria.length > 0 ? jobCriteria : criteria;
}
