import { setImmediate } from 'node:timers/promises';
import { DETAIL_NAMES, mapDetails } from '#contract/applications.ts';
import type { ApplicantQuery } from '#contract/console/applicants.ts';
import type { StoredAnswer } from '#contract/job-questions.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { type CsvCell, csvWriter } from '#domain/support/csv.ts';
import { filterOf } from './filter.ts';
import { countRows, type ListPosition, readPositions } from './list-positions.ts';
import { findMatches, type SearchableDb } from './matching.ts';
import { queryParts } from './query-parts.ts';
import { type Viewer, viewerOf } from './staff.ts';
import { readSummaries } from './summaries.ts';

/** Applications per query. */
const BATCH = 200;

/**
 * Exports all matching applications as CSV. The export is in the audit log before the first
 * application is read.
 * @returns the text in chunks; reading stops when the consumer stops
 * @throws ProblemError `malformed` for an invalid filter
 */
export async function exportApplicants(
  { actor }: Permit<'applicants.export'>,
  searched: SearchableDb,
  query: Omit<ApplicantQuery, 'cursor'>,
  now: number,
): Promise<AsyncGenerator<string>> {
  const { db } = searched;
  const { staffId } = actor;
  const requestedFilter = filterOf(query, staffId);
  const matches = await findMatches(searched, requestedFilter, 1);
  const all = { ...requestedFilter, matching: matches?.all ?? null };
  const filter = { ...requestedFilter, matching: matches?.listed ?? null };
  const viewer = viewerOf(actor);
  const count = await countRows(db, queryParts(all, viewer), Number.MAX_SAFE_INTEGER);
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
    let lastPosition: ListPosition | null = null;
    do {
      const pageRequest = { filter, viewer, sort, after: lastPosition, limit: BATCH, total: count };
      const positions: ListPosition[] = await readPositions(db, pageRequest);
      lastPosition = positions.length === BATCH ? (positions.at(-1) ?? null) : null;
      const ids = positions.map(({ id }) => id);
      yield writer.rows(await exportRows(db, ids, viewer));
      // An embedded database answers synchronously, so requests get a turn only here.
      await setImmediate();
    } while (lastPosition !== null);
    yield writer.end();
  }
  return parts();
}

/** Filters with their values, except those with free text, which could contain a name. */
function auditedFilters(query: Omit<ApplicantQuery, 'cursor'>): string[] {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => (FREE_TEXT_FILTERS.has(name) ? name : `${name}=${value}`));
}

const FREE_TEXT_FILTERS: ReadonlySet<string> = new Set(['q', 'skill', 'tag']);

/** Columns that the command line's export also has are named as they are there. */
const EXPORT_COLUMNS = [
  ...['id', 'reference', 'receivedAt', 'verified', 'name', 'email', 'phone', 'jobSlug', 'jobName'],
  ...['role', ...DETAIL_NAMES, ...SKILL_LISTS, 'message', 'answers', 'stage', 'stageAt'],
  ...['withdrawn', 'assignee', 'tags', 'rating', 'read', 'consent', 'consentPage'],
];

/** Applications as CSV rows, in the order of the ids. */
async function exportRows(db: Db, ids: readonly string[], viewer: Viewer): Promise<CsvCell[][]> {
  const summaries = await readSummaries(db, ids, viewer);
  const details = await detailsOf(db, ids);
  return summaries.flatMap((summary) => {
    const row = details.get(summary.id);
    if (!row) return [];
    const answers = JSON.parse(row.answers) as StoredAnswer[];
    const cells: Record<string, CsvCell> = {
      id: summary.id,
      reference: summary.reference,
      verified: summary.isVerified,
      name: summary.name,
      receivedAt: new Date(summary.receivedAt).toISOString(),
      email: summary.email,
      phone: row.phone,
      role: summary.role,
      jobSlug: summary.job?.slug ?? '',
      jobName: summary.job?.name ?? '',
      ...mapDetails((name) => row[name]),
      message: row.message,
      answers: answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
      stage: summary.stage,
      stageAt: new Date(summary.stageAt).toISOString(),
      withdrawn: summary.isWithdrawn,
      assignee: summary.assignee?.name ?? '',
      read: summary.isRead,
      tags: summary.tags.join(', '),
      rating: summary.rating ?? '',
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
