/** What visitors sent from a page in a period: applications, leads and messages. */
import { sql } from 'kysely';
import { VISIT_LIMITS, type VisitReport } from '#contract/console/visits.ts';
import { type LanguageCode, pathInFirstLanguage } from '#contract/languages.ts';
import type { Db } from '#db/schema.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { titlesOf } from './page-titles.ts';
import type { DayRange, VisitContext } from './report-period.ts';
import { startOfDay } from './site-days.ts';

type Result = VisitReport['results'][number];

const JOBS = '/talents-on-demand';

/** Groups of one query. Clients name the pages of leads and messages, so there can be many. */
const MAX_GROUPS = 500;

export async function readResults(
  db: Db,
  range: DayRange,
  { timeZone, languages }: VisitContext,
): Promise<Result[]> {
  const zone = zoneOf(timeZone);
  const from = startOfDay(zone, range.first);
  const to = startOfDay(zone, range.last + 1);
  const results = new Map<string, Result>();
  const resultOf = (path: string, title = ''): Result => {
    const empty = { path, title, views: 0, applications: 0, leads: 0, messages: 0 };
    const result = results.get(path) ?? empty;
    results.set(path, result);
    return result;
  };
  for (const { slug, name, count } of await applicationsByJob(db, from, to)) {
    const path = slug === null ? '' : `${JOBS}/${slug}`;
    resultOf(path, name ?? '').applications += Number(count);
  }
  for (const { route, count } of await sentByPage(db, 'leads', from, to)) {
    const path = pathOf(route, languages);
    if (path) resultOf(path).leads += Number(count);
  }
  for (const table of ['contact_messages', 'form_submissions'] as const) {
    for (const { route, count } of await sentByPage(db, table, from, to)) {
      const path = pathOf(route, languages);
      if (path) resultOf(path).messages += Number(count);
    }
  }
  const sum = ({ applications, leads, messages }: Result) => applications + leads + messages;
  const largest = [...results.values()]
    .sort((a, b) => sum(b) - sum(a) || (a.path < b.path ? -1 : 1))
    .slice(0, VISIT_LIMITS.listed);
  return withPageFacts(db, largest, range, languages);
}

/** A page in the first language, from what the client sent; empty if it is not a path. */
function pathOf(route: string, languages: readonly LanguageCode[]): string {
  const [path = ''] = route.split(/[?#]/, 1);
  return /^\/[\w./~-]{0,199}$/.test(path) ? pathInFirstLanguage(path, languages) : '';
}

const applicationsByJob = (db: Db, from: number, to: number) =>
  db
    .selectFrom('applications')
    .select((row) => [
      'job_slug as slug',
      row.fn.max('job_name').as('name'),
      row.fn.countAll<number | string>().as('count'),
    ])
    .where('submitted_at', '>=', from)
    .where('submitted_at', '<', to)
    .groupBy('job_slug')
    .orderBy(sql`count(*)`, 'desc')
    .limit(MAX_GROUPS)
    .execute();

const sentByPage = (
  db: Db,
  table: 'leads' | 'contact_messages' | 'form_submissions',
  from: number,
  to: number,
) =>
  db
    .selectFrom(table)
    .select((row) => ['page_route as route', row.fn.countAll<number | string>().as('count')])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('page_route')
    .orderBy(sql`count(*)`, 'desc')
    .limit(MAX_GROUPS)
    .execute();

/** Adds titles, and the views in all languages. */
async function withPageFacts(
  db: Db,
  results: readonly Result[],
  { first, last }: DayRange,
  languages: readonly LanguageCode[],
): Promise<Result[]> {
  const paths = results.map(({ path }) => path).filter((path) => path !== '');
  if (paths.length === 0) return [...results];
  const titles = await titlesOf(db, paths, languages);
  const names = paths.flatMap((path) => [
    path,
    ...languages.map((code) => (path === '/' ? `/${code}` : `/${code}${path}`)),
  ]);
  const rows = await db
    .selectFrom('visit_counts')
    .select(['name', sql<number | string>`sum(count)`.as('views')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', '=', 'page')
    .where('name', 'in', names)
    .groupBy('name')
    .execute();
  const views = new Map<string, number>();
  for (const { name, views: count } of rows) {
    const path = pathInFirstLanguage(name, languages);
    views.set(path, (views.get(path) ?? 0) + Number(count));
  }
  return results.map((result) => ({
    ...result,
    title: result.title || (titles.get(result.path) ?? ''),
    views: views.get(result.path) ?? 0,
  }));
}
