import { setImmediate } from 'node:timers/promises';
import type { ApplicantQuery } from '#contract/console/applicants.ts';
import { audit } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { csvWriter } from '#domain/support/csv.ts';
import type { Place } from './cursor.ts';
import { EXPORT_COLUMNS, exportRows } from './export-rows.ts';
import { filterOf } from './filter.ts';
import { foundBy } from './found.ts';
import { matchesOf, type SearchedDb } from './matching.ts';
import { countFound, placesOf } from './places.ts';
import { viewerOf } from './viewer.ts';

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
