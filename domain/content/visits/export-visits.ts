/** The counts of each day as CSV. */
import { setImmediate } from 'node:timers/promises';
import { VISIT_LIMITS, type VisitPeriod } from '#contract/console/visits.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { type CsvCell, csvWriter } from '#domain/support/csv.ts';
import { VISIT_KINDS } from './day-names.ts';
import { type DayRange, daysOf, rangeOf, type VisitContext } from './report-period.ts';
import { isoDate } from './site-days.ts';

const COLUMNS = ['day', 'kind', 'name', 'count'];

/**
 * Exports the days of a period, each with its views and visitors first.
 * @throws ProblemError `conflict` if there are more rows than one file may have
 */
export async function exportVisits(
  _permit: Permit<'visits.read'>,
  db: Db,
  period: VisitPeriod,
  context: VisitContext,
): Promise<AsyncGenerator<string>> {
  const range = rangeOf(period, context);
  const { rows } = await db
    .selectFrom('visit_counts')
    .select((row) => row.fn.countAll<number | string>().as('rows'))
    .where('kind', 'in', VISIT_KINDS)
    .where('day', '>=', range.first)
    .where('day', '<=', range.last)
    .executeTakeFirstOrThrow();
  if (Number(rows) > VISIT_LIMITS.exportRows) {
    const max = VISIT_LIMITS.exportRows.toLocaleString('en');
    throw new ProblemError(
      'conflict',
      `A file can have at most ${max} rows, so choose a shorter period`,
    );
  }
  return csvOf(db, range);
}

async function* csvOf(db: Db, range: DayRange): AsyncGenerator<string> {
  const writer = csvWriter(COLUMNS, { bom: true });
  for (const day of daysOf(range)) {
    const rows = await rowsOf(db, day);
    if (rows.length > 0) yield writer.rows(rows);
    // An embedded database answers synchronously, so requests get a turn only here.
    await setImmediate();
  }
  yield writer.end();
}

async function rowsOf(db: Db, day: number): Promise<CsvCell[][]> {
  const total = await db
    .selectFrom('visit_days')
    .select(['views', 'visitors'])
    .where('day', '=', day)
    .executeTakeFirst();
  if (!total) return [];
  const counts = await db
    .selectFrom('visit_counts')
    .select(['kind', 'name', 'count'])
    .where('kind', 'in', VISIT_KINDS)
    .where('day', '=', day)
    .orderBy('kind')
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute();
  const date = isoDate(day);
  return [
    [date, 'views', '', total.views],
    [date, 'visitors', '', total.visitors],
    ...counts.map(({ kind, name, count }) => [date, kind, name, count]),
  ];
}
