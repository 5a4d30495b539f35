/**
 * `npm run bench -- console [APPLICATIONS]`: the time of the console's applicant list, its filters,
 * its search and one applicant, with 100,000 applications with indexed résumés, on SQLite and, if
 * `DATABASE_URL` is set, on an empty PostgreSQL database. The server is a separate process, queried
 * by one client and by several simultaneously. Exits with status 1 if a p95 for one client is above
 * 100 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { CONSOLE_API } from '#contract/console/call.ts';
import { type DatabaseUrl, isDatabaseUrl } from '#db/database-url.ts';
import { openDatabase } from '#db/open.ts';
import { signIn } from '#tests/staff.ts';
import { startBuilt } from './built-server.ts';
import { fillConsole, queriesOf } from './console-archive.ts';
import { type Timing, timingOf } from './timing.ts';

const APPLICATIONS = Number(process.argv[2] ?? 100_000);
/** Numbers of simultaneous clients. */
const CLIENTS = [1, 4] as const;
const CALLS = 40;
const WARM_UP = 5;
/** Requests for each query. */
const REQUESTS_PER_QUERY = CLIENTS.reduce((sum, clients) => sum + WARM_UP + clients * CALLS, 0);
/** Milliseconds. */
const LIMIT = 100;

type Ask = (path: string) => Promise<void>;

async function timed(ask: Ask, paths: () => string, clients: number): Promise<Timing> {
  for (let call = 0; call < WARM_UP; call++) await ask(paths());
  const times: number[] = [];
  const client = async () => {
    for (let call = 0; call < CALLS; call++) {
      const path = paths();
      const start = performance.now();
      await ask(path);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return timingOf(times);
}

async function measure(engine: string, url: DatabaseUrl): Promise<boolean> {
  const { ids, headers } = await filledDatabase(url);
  const server = await startBuilt(resolve('.'), {
    settings: { DATABASE_URL: url, RATE_LIMIT_READS: 'off', APPLICATIONS_KEPT: 'off' },
  });
  const ask = async (path: string) => {
    const response = await fetch(server.origin + CONSOLE_API + path, { headers });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
  };
  const summaries = CLIENTS.map((count) => `${count} client${count > 1 ? 's' : ''}`.padStart(18));
  console.log(
    `\n${`${engine}, ms p50 / p95`.padEnd(36)}${summaries.join('')}${'CPU ms each'.padStart(12)}`,
  );
  let isWithinLimit = true;
  try {
    for (const [name, paths] of Object.entries(queriesOf(ids))) {
      const row: Timing[] = [];
      const start = server.processor();
      for (const clients of CLIENTS) row.push(await timed(ask, paths, clients));
      const processor = (server.processor() - start) / REQUESTS_PER_QUERY;
      const cells = row.map(({ median, p95 }) =>
        `${median.toFixed(1)} / ${p95.toFixed(1)}`.padStart(18),
      );
      console.log(name.padEnd(36) + cells.join('') + processor.toFixed(1).padStart(12));
      if ((row[0]?.p95 ?? 0) > LIMIT) isWithinLimit = false;
    }
  } finally {
    await server.stop();
  }
  return isWithinLimit;
}

/** @returns the ids of the applications, and the session of a recruiter who is assigned to some */
async function filledDatabase(url: DatabaseUrl) {
  const engine = await openDatabase(url);
  const start = performance.now();
  const staff = await Promise.all(
    [1, 2, 3, 4].map(() => signIn({ engine, origin: '' }, 'recruiter')),
  );
  const ids = await fillConsole(
    engine.db,
    APPLICATIONS,
    staff.map(({ id }) => id),
  );
  // PostgreSQL would do so in the background at some time.
  if (!url.startsWith('sqlite:')) await sql`analyze`.execute(engine.db);
  await engine.close();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const count = APPLICATIONS.toLocaleString('en');
  console.log(`${count} applications stored and indexed in ${seconds} s`);
  return { ids, headers: staff[0]?.headers ?? {} };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'));
let isWithinLimit = await measure('SQLite', `sqlite:${join(folder, 'site.db')}`);
rmSync(folder, { recursive: true, force: true });
const url = process.env.DATABASE_URL ?? '';
if (isDatabaseUrl(url) && !url.startsWith('sqlite:')) {
  isWithinLimit = (await measure('PostgreSQL', url)) && isWithinLimit;
}
if (!isWithinLimit) {
  console.error(`A p95 is above ${LIMIT} ms`);
  process.exitCode = 1;
}
