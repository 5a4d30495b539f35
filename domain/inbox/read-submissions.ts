import type { GivenAnswer } from '#contract/job-questions.ts';
import type { LeadSource } from '#contract/lead-rules.ts';
import { referenceOf } from '#contract/reference.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import { outboxEntriesOf, summaryOf } from './outbox-entries.ts';
import { type Submission, type SubmissionKind, verifiedOf } from './submission.ts';

/** Which submission, and in which table it is. */
export interface SubmissionRef {
  id: string;
  kind: SubmissionKind;
}

/** These submissions in full and in this order; one that is gone is left out. */
export async function readSubmissions(
  db: Db,
  refs: readonly SubmissionRef[],
): Promise<Submission[]> {
  const idsOf = (kind: SubmissionKind) =>
    refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const records = [
    ...(await readApplications(db, idsOf('application'))),
    ...(await readMessages(db, idsOf('message'))),
    ...(await readLeads(db, idsOf('lead'))),
  ];
  const byId = new Map(records.map((record) => [record.id, record]));
  const entries = await outboxEntriesOf(db, [...byId.keys()]);
  return refs.flatMap(({ id }) => {
    const record = byId.get(id);
    const queued = entries.get(id) ?? [];
    return record ? [{ ...record, delivery: summaryOf(queued), notices: queued }] : [];
  });
}

async function readApplications(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('applications')
    .leftJoin('resumes', 'resumes.application_id', 'applications.id')
    .selectAll('applications')
    // Not the bytes: megabytes each.
    .select(['resumes.file_name', 'resumes.size', 'resumes.sha256'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...commonOf({ ...row, created_at: row.submitted_at }),
    kind: 'application' as const,
    name: row.name,
    page: { route: row.consent_page, title: '' },
    phone: row.phone,
    job: row.job_slug === null ? null : { slug: row.job_slug, name: row.job_name ?? '' },
    role: row.role,
    location: row.location,
    linkedin: row.linkedin,
    github: row.github,
    portfolio: row.portfolio,
    ...skillsOf(row),
    message: row.message,
    answers: JSON.parse(row.answers) as GivenAnswer[],
    resume:
      row.sha256 === null
        ? null
        : { fileName: row.file_name ?? '', size: row.size ?? 0, sha256: row.sha256 },
  }));
}

function skillsOf(row: Record<SkillList, string>): Record<SkillList, string[]> {
  return Object.fromEntries(
    SKILL_LISTS.map((list) => [list, JSON.parse(row[list]) as string[]]),
  ) as Record<SkillList, string[]>;
}

async function readMessages(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...commonOf(row),
    kind: 'message' as const,
    topic: row.topic,
    name: row.name,
    page: { route: row.page_route, title: row.page_title },
    company: row.company,
    phone: row.phone_number,
    message: row.message,
  }));
}

async function readLeads(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...commonOf(row),
    kind: 'lead' as const,
    name: `${row.first_name} ${row.last_name}`.trim(),
    page: { route: row.page_route, title: row.page_title },
    source: row.source as LeadSource,
    firstName: row.first_name,
    lastName: row.last_name,
  }));
}

interface CommonRow {
  id: string;
  created_at: number;
  email: string;
  verified: number | null;
  consent_wording: string;
  address_hash: string;
}

function commonOf(row: CommonRow) {
  return {
    id: row.id,
    reference: referenceOf(row.id),
    receivedAt: row.created_at,
    email: row.email,
    verified: verifiedOf(row),
    consent: row.consent_wording,
    addressHash: row.address_hash,
  };
}
