/**
 * `npm run bench -- search`: processor time of site searches among 100 and 100,000 entries, on SQLite
 * and, if `DATABASE_URL` is set, on an empty PostgreSQL database. That of PostgreSQL includes its
 * server process, if it runs on this machine. Exits with status 1 if the 95th percentile of all
 * searches is above 5 ms.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SEARCH_KINDS } from '#contract/site-search.ts';
import { type DatabaseUrl, isDatabaseUrl } from '#db/database-url.ts';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { createSiteSearch, type NewEntry, storeEntries } from '#domain/content/search/index.ts';
import { numbersFrom } from '#tests/numbers-from.ts';
import { drawRank, wordOf } from './archive.ts';
import { type Timing, timingOf } from './timing.ts';

const SIZES = [100, 100_000] as const;
const CALLS = 300;
const TIME = 'time';
/** Milliseconds of processor time. */
const LIMIT = 5;

const NAMES = [
  'a frequent word',
  'a rare word',
  'two words',
  'a prefix',
  'a typing mistake',
  'no result',
  'with a filter',
  'all of them',
] as const;
type Row = Record<(typeof NAMES)[number], Timing>;

/** Fills the database. A separate process measures the calls, so that its heap is small. */
async function measure(url: DatabaseUrl, size: number): Promise<Row> {
  const start = performance.now();
  const engine = await openDatabase(url);
  await engine.runSetup((db) => storeEntries(db, entriesOf(size)));
  await engine.close();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${size.toLocaleString('en')} entries stored in ${seconds} s`);
  const command = [import.meta.filename, TIME, url];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as Row;
}

/** Entries of some fifty words each. Their length hardly matters, but how many contain a word does. */
function entriesOf(size: number): NewEntry[] {
  const next = numbersFrom(size);
  const words = (count: number) =>
    Array.from({ length: count }, () => wordOf(drawRank(next))).join(' ');
  return Array.from({ length: size }, (_, n) => ({
    lang: 'en',
    kind: SEARCH_KINDS[n % SEARCH_KINDS.length] ?? 'page',
    path: `/entry-${n}`,
    title: words(4 + Math.floor(next() * 5)),
    text: words(45),
    words: '',
    date: n,
    visibleFrom: n,
    visibleUntil: null,
  }));
}

async function measureCalls(engine: OpenedEngine): Promise<Row> {
  const search = createSiteSearch(engine);
  const processorTime = await processorClock(engine);
  const next = numbersFrom(1);
  const typical = () => wordOf(drawRank(next));
  const frequent = () => wordOf(Math.floor(next() * 20));
  const long = () => wordOf(700 + Math.floor(next() * 20_000));
  const wrong = (word: string) => `${word.slice(0, 3)}x${word.slice(4)}`;
  const texts = {
    'a frequent word': frequent,
    'a rare word': long,
    'two words': () => `${typical()} ${typical()}`,
    'a prefix': () => long().slice(0, 3 + Math.floor(next() * 3)),
    'a typing mistake': () => wrong(long()),
    'no result': () => `${typical()} xxqqzz${Math.floor(next() * 1000)}`,
    'with a filter': typical,
  };
  const all: number[] = [];
  const row: Partial<Row> = {};
  for (const [name, text] of Object.entries(texts)) {
    const kind = name === 'with a filter' ? SEARCH_KINDS[3] : undefined;
    const times: number[] = [];
    for (let n = 0; n < CALLS + 20; n++) {
      const start = processorTime();
      await search({ q: text(), kind, offset: 0, lang: 'en' });
      // The first calls warm up.
      if (n >= 20) times.push(processorTime() - start);
    }
    row[name as keyof Row] = timingOf(times);
    all.push(...times);
  }
  return { ...row, 'all of them': timingOf(all) } as Row;
}

/** Milliseconds of processor time of this process and of the connection's server process. */
async function processorClock({ db, ...engine }: OpenedEngine): Promise<() => number> {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const isPostgres = !('isLockTimeout' in engine) || engine.isLockTimeout === undefined;
  if (!isPostgres) return own;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const path = `/proc/${rows[0]?.pid}/schedstat`;
  const server = () => Number(readFileSync(path, 'utf8').split(' ', 1)[0]) / 1_000_000;
  return () => own() + server();
}

function report(engine: string, rows: readonly Row[]): boolean {
  const cell = ({ median, p95 }: Timing) => `${median.toFixed(2)} / ${p95.toFixed(2)}`.padStart(18);
  const sizes = SIZES.map((size) => size.toLocaleString('en').padStart(18));
  console.log(`\n${`${engine}, ms median / p95`.padEnd(28)}${sizes.join('')}`);
  for (const name of NAMES) {
    console.log(`${name.padEnd(28)}${rows.map((row) => cell(row[name])).join('')}`);
  }
  return rows.every((row) => row['all of them'].p95 <= LIMIT);
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  let isFast = true;
  try {
    const rows: Row[] = [];
    for (const size of SIZES)
      rows.push(await measure(`sqlite:${join(folder, `${size}.db`)}`, size));
    isFast = report('SQLite', rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const other = process.env.DATABASE_URL ?? '';
  if (isDatabaseUrl(other) && other.startsWith('postgres')) {
    const rows: Row[] = [];
    for (const size of SIZES) rows.push(await measure(other, size));
    isFast = report('PostgreSQL', rows) && isFast;
  }
  console.log(isFast ? '\nAll within the limit.' : `\nThe limit of ${LIMIT} ms is exceeded.`);
  process.exitCode = isFast ? 0 : 1;
}

const [task, url = ''] = process.argv.slice(2);
if (task === TIME && isDatabaseUrl(url)) {
  const engine = await openDatabase(url, { poolSize: 1 });
  console.log(JSON.stringify(await measureCalls(engine)));
  await engine.close();
} else await compare();
