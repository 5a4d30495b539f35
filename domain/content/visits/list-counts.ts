/** Sums of the counts of many days. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { VISIT_LIMITS } from '#contract/console/visits.ts';
import type { Db } from '#db/schema.ts';
import type { DayRange } from './report-period.ts';

/** The largest counts of these kinds in a range, each with that of the range before. */
export async function listCounts(
  db: Db,
  kinds: readonly string[],
  range: DayRange,
  before: DayRange | null,
) {
  const largest = await sumByName(db, kinds, range)
    .orderBy('total', 'desc')
    .orderBy('kind')
    .orderBy('name')
    .limit(VISIT_LIMITS.listed)
    .execute();
  await setImmediate();
  const names = largest.map(({ name }) => name);
  const previousRows =
    before && names.length > 0
      ? await sumByName(db, kinds, before).where('name', 'in', names).execute()
      : [];
  const previous = new Map(
    previousRows.map(({ kind, name, total }) => [`${kind} ${name}`, Number(total)]),
  );
  return largest.map(({ kind, name, total }) => ({
    kind,
    name,
    count: Number(total),
    previous: before && (previous.get(`${kind} ${name}`) ?? 0),
  }));
}

const sumByName = (db: Db, kinds: readonly string[], { first, last }: DayRange) =>
  db
    .selectFrom('visit_counts')
    .select(['kind', 'name', sql<number | string>`sum(count)`.as('total')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', 'in', kinds)
    .groupBy(['kind', 'name']);

export async function totalOf(db: Db, kind: string, { first, last }: DayRange): Promise<number> {
  const { total } = await db
    .selectFrom('visit_counts')
    .select(sql<number | string | null>`sum(count)`.as('total'))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
