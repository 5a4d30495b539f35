/** The visits of a period, compared with the period before it. */
import { setImmediate } from 'node:timers/promises';
import {
  SOURCE_KINDS,
  type SourceKind,
  type VisitPeriod,
  type VisitReport,
} from '#contract/console/visits.ts';
import type { Db } from '#db/schema.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { listCounts, totalOf } from './list-counts.ts';
import { titlesOf } from './page-titles.ts';
import { readResults } from './read-results.ts';
import { type DayRange, daysOf, rangeBefore, rangeOf, type VisitContext } from './report-period.ts';
import { isoDate, siteDay } from './site-days.ts';

export async function readVisitReport(
  _permit: Permit<'visits.read'>,
  db: Db,
  period: VisitPeriod,
  context: VisitContext,
): Promise<VisitReport> {
  const today = siteDay(zoneOf(context.timeZone), context.now);
  const range = rangeOf(period, context);
  const before = rangeBefore(range);
  const rows = await readDays(db, before.first, today);
  const since = await firstDay(db);
  // The first day was not counted from its beginning, and today is not over.
  const isComplete = (day: number) => rows.has(day) && day !== since && day !== today;
  const isComparable = daysOf({ first: before.first, last: range.last }).every(isComplete);
  const total = (days: DayRange, part: 'views' | 'visitors') =>
    daysOf(days).reduce((sum, day) => sum + (rows.get(day)?.[part] ?? 0), 0);
  const compare = (part: 'views' | 'visitors') => ({
    count: total(range, part),
    previous: isComparable ? total(before, part) : null,
  });
  const list = async (kinds: readonly string[]) => {
    // An embedded database answers synchronously, so requests get a turn only here.
    await setImmediate();
    return listCounts(db, kinds, range, isComparable ? before : null);
  };
  const pages = await list(['page']);
  const sources = await list(SOURCE_KINDS);
  const missing = await list(['missing']);
  const titles = await titlesOf(
    db,
    pages.map(({ name }) => name),
    context.languages,
  );
  return {
    isCounting: context.isCounting,
    since: since === null ? null : isoDate(since),
    timeZone: context.timeZone,
    from: isoDate(range.first),
    to: isoDate(range.last),
    days: daysOf(range).map((day) => ({
      date: isoDate(day),
      views: rows.get(day)?.views ?? null,
      visitors: rows.get(day)?.visitors ?? null,
    })),
    today: { views: rows.get(today)?.views ?? 0, visitors: rows.get(today)?.visitors ?? 0 },
    views: compare('views'),
    visitors: compare('visitors'),
    pages: pages.map(({ name, count, previous }) => ({
      path: name,
      title: titles.get(name) ?? '',
      count,
      previous,
    })),
    sources: sources.map(({ kind, ...row }) => ({ kind: kind as SourceKind, ...row })),
    results: await readResults(db, range, context),
    missing: {
      count: await totalOf(db, 'missing', range),
      previous: isComparable ? await totalOf(db, 'missing', before) : null,
      paths: missing
        .filter(({ name }) => name !== '')
        .map(({ name, count }) => ({ path: name, count })),
    },
  };
}

async function readDays(db: Db, first: number, last: number) {
  const rows = await db
    .selectFrom('visit_days')
    .select(['day', 'views', 'visitors'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Map(rows.map(({ day, views, visitors }) => [day, { views, visitors }]));
}

async function firstDay(db: Db): Promise<number | null> {
  const { day } = await db
    .selectFrom('visit_days')
    .select((row) => row.fn.min('day').as('day'))
    .executeTakeFirstOrThrow();
  return day === null ? null : Number(day);
}
