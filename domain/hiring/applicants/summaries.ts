import type { ApplicantSummary } from '#contract/console/applicants.ts';
import { referenceOf } from '#contract/reference.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import { failedMailsTo } from '#domain/messaging/deliveries/index.ts';
import type { Viewer } from './staff.ts';

/**
 * Summaries of applications for a list, in the order of the ids. Applications that no longer exist
 * are left out.
 */
export async function readSummaries(
  db: Db,
  ids: readonly string[],
  viewer: Viewer,
): Promise<ApplicantSummary[]> {
  if (ids.length === 0) return [];
  const rows = await summaryRows(db, ids);
  const tags = await tagsOf(db, ids);
  const failedMails = await failedMailsTo(db, ids, Date.now());
  const visibleRatings = viewer.mayRate ? await ratedBy(db, ids, viewer.staffId) : new Set(ids);
  const summaries = new Map(
    rows.map(({ id, ...row }) => {
      const extras = { tags: tags.get(id) ?? [], isMailFailed: failedMails.has(id) };
      return [id, toSummary({ id, ...row }, extras, visibleRatings.has(id))];
    }),
  );
  return ids.flatMap((id) => summaries.get(id) ?? []);
}

type SummaryRow = Awaited<ReturnType<typeof summaryRows>>[number];

function summaryRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('applications')
    .leftJoin('staff', 'staff.id', 'applications.assignee_id')
    .select(['applications.id', 'applications.name', 'applications.email', 'submitted_at'])
    .select(['job_slug', 'job_name', 'applications.role', 'location', 'stage', 'stage_at'])
    .select(['assignee_id', 'staff.name as assignee_name', ...SKILL_LISTS])
    .select(['read_at', 'verified', 'withdrawn_at', 'rating', 'version'])
    .where('applications.id', 'in', [...ids])
    .execute();
}

function toSummary(
  row: SummaryRow,
  extras: Pick<ApplicantSummary, 'tags' | 'isMailFailed'>,
  showsRating: boolean,
): ApplicantSummary {
  const { job_slug: slug, job_name: jobName, assignee_id: assigneeId, rating } = row;
  return {
    id: row.id,
    reference: referenceOf(row.id),
    receivedAt: row.submitted_at,
    name: row.name,
    email: row.email,
    role: row.role,
    location: row.location,
    job: slug === null ? null : { slug, name: jobName ?? slug },
    stage: row.stage,
    stageAt: row.stage_at ?? row.submitted_at,
    assignee: assigneeId === null ? null : { id: assigneeId, name: row.assignee_name ?? '' },
    ...extras,
    skills: skillsOf(row),
    isRead: row.read_at !== null,
    isVerified: row.verified === 1,
    isWithdrawn: row.withdrawn_at !== null,
    rating: rating !== null && showsRating ? rating / 100 : null,
    version: row.version,
  };
}

/** Distinct skills of all lists. */
function skillsOf(row: Record<SkillList, string>): string[] {
  return [...new Set(SKILL_LISTS.flatMap((list) => JSON.parse(row[list]) as string[]))];
}

async function tagsOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('application_tags')
    .select(['application_id', 'tag'])
    .where('application_id', 'in', [...ids])
    .orderBy('tag')
    .execute();
  const tags = new Map<string, string[]>();
  for (const { application_id: id, tag } of rows) tags.set(id, [...(tags.get(id) ?? []), tag]);
  return tags;
}

async function ratedBy(db: Db, ids: readonly string[], staffId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('application_ratings')
    .select('application_id')
    .where('staff_id', '=', staffId)
    .where('application_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.application_id));
}
