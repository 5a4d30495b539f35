/**
 * `npm run bench -- jobs`: the time of lists and searches with 100 and 100,000 jobs, on SQLite and,
 * if `DATABASE_URL` is set, on an empty PostgreSQL database, and the build time and memory of the
 * index. Exits with status 1 if a p99 is above 30 ms.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as passed } from 'node:timers/promises';
import type { JobSearch } from '#contract/jobs.ts';
import { type DatabaseUrl, isDatabaseUrl } from '#db/database-url.ts';
import { openDatabase } from '#db/open.ts';
import { createJobFinder, listJobs } from '#domain/hiring/jobs/index.ts';
import { numbersFrom } from '#tests/numbers-from.ts';
import { drawRank, wordOf } from './archive.ts';
import { DEPARTMENTS, storeJobs } from './stored-jobs.ts';
import { type Timing, timeCalls } from './timing.ts';

const SIZES = [100, 100_000] as const;
const CALLS = 1000;
/** The argument of the measuring process. */
const TIME = 'time';
/** Milliseconds. */
const LIMIT = 30;

interface Row {
  calls: Record<string, Timing>;
  /** Milliseconds until the first search is answered. */
  build: number;
  /** Longest event loop delay in milliseconds during that time. */
  blocked: number;
  /** Bytes of the index. */
  memory: number;
}

const next = numbersFrom(1);
const some = <Value>(values: readonly Value[]) =>
  values[Math.floor(next() * values.length)] as Value;

const SEARCHES: Record<string, () => JobSearch> = {
  'first page': () => ({}),
  'one filter': () => ({ department: [some(DEPARTMENTS)] }),
  'three filters, by pay': () => ({
    department: [some(DEPARTMENTS), some(DEPARTMENTS)],
    mode: [some(['remote', 'hybrid'])],
    level: ['senior'],
    sort: 'pay',
  }),
  'a whole or incomplete word': () => {
    const word = wordOf(drawRank(next));
    return { q: next() < 0.5 ? word : word.slice(0, 1 + Math.floor(next() * word.length)) };
  },
  'two words and a filter': () => ({
    q: `${wordOf(drawRank(next))} ${wordOf(drawRank(next))}`,
    location: ['oslo'],
    sort: 'closing',
  }),
  'page in the middle': () => ({ mode: ['remote'], offset: 5 + Math.floor(next() * 2000) }),
};

async function measureCalls(url: DatabaseUrl): Promise<Row> {
  const engine = await openDatabase(url);
  const { db, contentVersion } = engine;
  const finder = createJobFinder(db, { contentVersion });
  globalThis.gc?.();
  const initial = process.memoryUsage();
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  // The histogram needs a first sample before it measures delays.
  await passed(50);
  const start = performance.now();
  await listJobs(db, finder, {});
  const build = performance.now() - start;
  await passed(50);
  delays.disable();
  const blocked = delays.max / 1e6;
  globalThis.gc?.();
  const final = process.memoryUsage();
  const memory = final.heapUsed + final.arrayBuffers - initial.heapUsed - initial.arrayBuffers;
  const calls: Row['calls'] = {};
  for (const [name, search] of Object.entries(SEARCHES)) {
    const queries = Array.from({ length: CALLS }, search);
    calls[name] = await timeCalls(queries.map((query) => () => listJobs(db, finder, query)));
  }
  await engine.close();
  return { calls, build, blocked, memory };
}

async function measure(url: DatabaseUrl, size: number): Promise<Row> {
  const engine = await openDatabase(url);
  await engine.db.transaction().execute((db) => storeJobs(db, size));
  await engine.close();
  const command = ['--expose-gc', import.meta.filename, TIME, url];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as Row;
}

function report(engine: string, rows: readonly Row[]): boolean {
  const sizes = SIZES.map((size) => size.toLocaleString('en').padStart(18));
  console.log(`\n${`${engine}, ms median / p99`.padEnd(28)}${sizes.join('')}`);
  for (const name of Object.keys(SEARCHES)) {
    const cells = rows.map(({ calls }) => {
      const { median = 0, p99 = 0 } = calls[name] ?? {};
      return `${median.toFixed(2)} / ${p99.toFixed(2)}`.padStart(18);
    });
    console.log(name.padEnd(28) + cells.join(''));
  }
  const cells = (of: (row: Row) => string) => rows.map((row) => of(row).padStart(18)).join('');
  console.log('index built in, ms'.padEnd(28) + cells(({ build }) => build.toFixed(0)));
  console.log('longest delay, ms'.padEnd(28) + cells(({ blocked }) => blocked.toFixed(0)));
  console.log('memory, MB'.padEnd(28) + cells(({ memory }) => (memory / 2 ** 20).toFixed(1)));
  return rows.every(({ calls }) => Object.values(calls).every(({ p99 }) => p99 <= LIMIT));
}

async function measureSqlite(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-jobs-'));
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(await measure(`sqlite:${join(folder, `${size}.db`)}`, size));
  rmSync(folder, { recursive: true, force: true });
  return report('SQLite', rows);
}

async function measurePostgres(url: DatabaseUrl): Promise<boolean> {
  const rows: Row[] = [];
  for (const size of SIZES) {
    const engine = await openDatabase(url);
    await engine.db.deleteFrom('job_listings').execute();
    await engine.close();
    rows.push(await measure(url, size));
  }
  return report('PostgreSQL', rows);
}

const [mode, timedUrl] = process.argv.slice(2);
if (mode === TIME) {
  console.log(JSON.stringify(await measureCalls(timedUrl as DatabaseUrl)));
} else {
  const isWithinLimit = await measureSqlite();
  const url = process.env.DATABASE_URL ?? '';
  const isWithinLimitOnPostgres =
    !isDatabaseUrl(url) || url.startsWith('sqlite:') || (await measurePostgres(url));
  if (!isWithinLimit || !isWithinLimitOnPostgres) {
    console.error(`A search took more than ${LIMIT} ms`);
    process.exitCode = 1;
  }
}
