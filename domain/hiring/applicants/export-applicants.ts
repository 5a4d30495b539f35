import { setImmediate } from 'node:timers/promises';
import { DETAIL_NAMES, eachDetail } from '#contract/applications.ts';
import type { ApplicantQuery } from '#contract/console/applicants.ts';
import type { GivenAnswer } from '#contract/job-questions.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { type CsvCell, csvWriter } from '#domain/support/csv.ts';
import { filterOf } from './filter.ts';
import { foundBy } from './found.ts';
import { readHeads } from './heads.ts';
import { matchesOf, type SearchedDb } from './matching.ts';
import { countFound, type Place, placesOf } from './places.ts';
import { type Viewer, viewerOf } from './staff.ts';

/** Applications that are read at a time. */
const BATCH = 200;

/**
 * All applications that the filters find, as CSV. The record tells of it before the first of them is read.
 * @returns the text, part by part; whoever stops taking it stops the reading
 * @throws ProblemError `malformed` for a filter that is none
 */
export async function exportApplicants(
  { actor }: Permit<'applicants.export'>,
  searched: SearchedDb,
  query: Omit<ApplicantQuery, 'cursor'>,
  now: number,
): Promise<AsyncGenerator<string>> {
  const { db } = searched;
  const { staffId } = actor;
  const wanted = filterOf(query, staffId);
  const matches = await matchesOf(searched, wanted, 1);
  const all = { ...wanted, matching: matches?.all ?? null };
  const filter = { ...wanted, matching: matches?.listed ?? null };
  const viewer = viewerOf(actor);
  const count = await countFound(db, foundBy(all, viewer), Number.MAX_SAFE_INTEGER);
  await audit(
    db,
    {
      staffId,
      action: 'exported',
      objectKind: 'applications',
      objectId: 'applications',
      details: { count, filters: auditedFilters(query) },
    },
    now,
  );
  const sort = query.sort ?? 'newest';
  async function* parts() {
    const writer = csvWriter(EXPORT_COLUMNS, { bom: true });
    let after: Place | null = null;
    do {
      const part = { filter, viewer, sort, after, limit: BATCH, total: count };
      const places: Place[] = await placesOf(db, part);
      after = places.length === BATCH ? (places.at(-1) ?? null) : null;
      const ids = places.map(({ id }) => id);
      yield writer.rows(await exportRows(db, ids, viewer));
      // An embedded database answers without ever leaving the thread to a request.
      await setImmediate();
    } while (after !== null);
    yield writer.end();
  }
  return parts();
}

/** With what they were set to, but for words that somebody typed: a name could be among them. */
function auditedFilters(query: Omit<ApplicantQuery, 'cursor'>): string[] {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => (TYPED.has(name) ? name : `${name}=${value}`));
}

const TYPED: ReadonlySet<string> = new Set(['q', 'skill', 'tag']);

/** Those that exports of the command line have too are called as they are there. */
const EXPORT_COLUMNS = [
  ...['id', 'reference', 'receivedAt', 'verified', 'name', 'email', 'phone', 'jobSlug', 'jobName'],
  ...['role', ...DETAIL_NAMES, ...SKILL_LISTS, 'message', 'answers', 'stage', 'stageAt'],
  ...['withdrawn', 'assignee', 'tags', 'rating', 'read', 'consent', 'consentPage'],
];

/** Applications as rows of CSV, in the order of these ids. */
async function exportRows(db: Db, ids: readonly string[], viewer: Viewer): Promise<CsvCell[][]> {
  const heads = await readHeads(db, ids, viewer);
  const details = await detailsOf(db, ids);
  return heads.flatMap((head) => {
    const row = details.get(head.id);
    if (!row) return [];
    const answers = JSON.parse(row.answers) as GivenAnswer[];
    const cells: Record<string, CsvCell> = {
      id: head.id,
      reference: head.reference,
      verified: head.isVerified,
      name: head.name,
      receivedAt: new Date(head.receivedAt).toISOString(),
      email: head.email,
      phone: row.phone,
      role: head.role,
      jobSlug: head.opening?.slug ?? '',
      jobName: head.opening?.name ?? '',
      ...eachDetail((name) => row[name]),
      message: row.message,
      answers: answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
      stage: head.stage,
      stageAt: new Date(head.stageAt).toISOString(),
      withdrawn: head.isWithdrawn,
      assignee: head.assignee?.name ?? '',
      read: head.isRead,
      tags: head.tags.join(', '),
      rating: head.rating ?? '',
      consent: row.consent_wording,
      consentPage: row.consent_page,
    };
    for (const list of SKILL_LISTS) cells[list] = (JSON.parse(row[list]) as string[]).join(', ');
    return [EXPORT_COLUMNS.map((column) => cells[column] ?? '')];
  });
}

async function detailsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'phone', 'message', 'answers', ...DETAIL_NAMES])
    .select(['consent_wording', 'consent_page', ...SKILL_LISTS])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
