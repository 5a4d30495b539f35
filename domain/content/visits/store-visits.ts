/** Adds counts to the rows of their day, beside other processes that do the same. */
import { createHmac, randomBytes } from 'node:crypto';
import { VISIT_LIMITS } from '#contract/console/visits.ts';
import type { Db } from '#db/schema.ts';
import type { CountedVisits } from './counted-visits.ts';
import { DayNames, type NamedCounts } from './day-names.ts';
import { sourceOfCampaign, sourceOfHost } from './visit-sources.ts';

/** Rows of one statement. */
const BATCH = 500;

interface WriterOptions {
  withoutSync: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** The network of a client, from the address that the counter kept. */
  networkOf: (address: string) => string;
}

/** @returns a function that stores what was counted */
export function createVisitWriter({ withoutSync, networkOf }: WriterOptions) {
  const names = new DayNames();
  return (visits: CountedVisits): Promise<void> =>
    withoutSync(async (db) => {
      const { day, views } = visits;
      const counts = await names.limit(db, day, countsOf(visits));
      if (views === 0 && counts.length === 0) return;
      const { salt, visitors } = await beginVisitDay(db, day);
      await db
        .updateTable('visit_days')
        .set((row) => ({ views: row('views', '+', views) }))
        .where('day', '=', day)
        .execute();
      await addCounts(db, day, counts);
      // A day that has ended, or that is full, tells no more visitors apart.
      if (salt === null || visitors >= VISIT_LIMITS.visitors) return;
      await addVisitors(db, day, digestsOf(visits, salt, networkOf));
    });
}

/** Creates the row of a day unless it exists, which also records that visits were counted. */
export async function beginVisitDay(db: Db, day: number) {
  const read = db.selectFrom('visit_days').select(['salt', 'visitors']).where('day', '=', day);
  const existing = await read.executeTakeFirst();
  if (existing) return existing;
  const salt = randomBytes(32).toString('base64url');
  await db
    .insertInto('visit_days')
    .values({ day, views: 0, visitors: 0, salt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return read.executeTakeFirstOrThrow();
}

function countsOf({ pages, missing, hosts, campaigns, direct }: CountedVisits): NamedCounts {
  const counts: NamedCounts = new Map();
  const add = (kind: string, name: string, count: number) => {
    const named = counts.get(kind) ?? new Map<string, number>();
    named.set(name, (named.get(name) ?? 0) + count);
    counts.set(kind, named);
  };
  for (const [path, count] of pages) add('page', limitedPath(path), count);
  for (const [path, count] of missing)
    add('missing', isProbe(path) ? '' : limitedPath(path), count);
  for (const [host, count] of hosts) {
    const { kind, name } = sourceOfHost(host);
    add(kind, name, count);
  }
  for (const [text, count] of campaigns) {
    const { kind, name } = sourceOfCampaign(text);
    add(kind, name, count);
  }
  if (direct > 0) add('direct', '', direct);
  return counts;
}

/** Characters of a path. Longer ones are not pages of the site. */
const MAX_PATH = 200;

const limitedPath = (path: string) => (path.length > MAX_PATH ? '' : path);

/** Paths that programs try in search of weak software, which would fill the list. */
const PROBE =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|zip|gz|ini|ya?ml|log|xml)\b|\/\.|\/wp-/i;

const isProbe = (path: string) => PROBE.test(path);

async function addCounts(
  db: Db,
  day: number,
  counts: readonly { kind: string; name: string; count: number }[],
): Promise<void> {
  for (let start = 0; start < counts.length; start += BATCH) {
    await db
      .insertInto('visit_counts')
      .values(counts.slice(start, start + BATCH).map((row) => ({ day, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'name']).doUpdateSet((row) => ({
          count: row('visit_counts.count', '+', row.ref('excluded.count')),
        })),
      )
      .execute();
  }
}

/** Digests of a network with a browser, which are comparable only within a day. */
function digestsOf(
  { clients }: CountedVisits,
  salt: string,
  networkOf: WriterOptions['networkOf'],
): string[] {
  const digests = new Set<string>();
  for (const [agent, addresses] of clients) {
    for (const address of addresses?.keys() ?? []) {
      const hmac = createHmac('sha256', salt).update(`${networkOf(address)}\n${agent}`);
      digests.add(hmac.digest('base64url').slice(0, 16));
    }
  }
  // Processes that insert in the same order cannot wait for each other.
  return [...digests].sort();
}

async function addVisitors(db: Db, day: number, digests: readonly string[]): Promise<void> {
  for (let start = 0; start < digests.length; start += BATCH) {
    const inserted = await db
      .insertInto('visit_digests')
      .values(digests.slice(start, start + BATCH).map((digest) => ({ day, digest })))
      .onConflict((conflict) => conflict.columns(['day', 'digest']).doNothing())
      .returning('digest')
      .execute();
    if (inserted.length === 0) continue;
    await db
      .updateTable('visit_days')
      .set((row) => ({ visitors: row('visitors', '+', inserted.length) }))
      .where('day', '=', day)
      .execute();
  }
}
