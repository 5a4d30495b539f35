/**
 * `npm run bench -- content`: the time of lists, details and searches in archives of 100, 10,000
 * and 100,000 posts, on SQLite and, if `DATABASE_URL` is set, on an empty PostgreSQL database.
 * Exits with status 1 if a limit is exceeded: lists and details may take 1.5 times as long at
 * 100,000 as at 100, and the p99 of searches on SQLite must be below 30 ms.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseUrl, isDatabaseUrl } from '#db/database-url.ts';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import {
  getArticle,
  listArticles,
  placeOf,
  storeArticles,
  withIds,
} from '#domain/content/articles/index.ts';
import { numbersFrom } from '#tests/numbers-from.ts';
import { archive, drawRank, wordOf } from './archive.ts';
import { type Timing, timeCalls } from './timing.ts';

const SIZES = [100, 10_000, 100_000] as const;
const CALLS = 2000;
/** The argument of the measuring process. */
const TIME = 'time';
const MAX_GROWTH = 1.5;
const SEARCH_LIMIT = 30;

const NAMES = ['first page', 'filtered page', 'page in the middle', 'one post', 'search'] as const;
type Row = Record<(typeof NAMES)[number], Timing>;

/** Fills the database. A separate process measures the calls, so that its heap is small. */
async function measure(url: DatabaseUrl, size: number): Promise<Row> {
  const start = performance.now();
  await withEngine(url, (engine) =>
    engine.db
      .transaction()
      .execute((db) => storeArticles(db, engine.articleIndex, withIds([...archive(size)]))),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${size.toLocaleString('en')} posts stored in ${seconds} s`);
  const command = [import.meta.filename, TIME, url, String(size)];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as Row;
}

async function withEngine<Result>(
  url: DatabaseUrl,
  use: (engine: OpenedEngine) => Promise<Result>,
): Promise<Result> {
  const engine = await openDatabase(url);
  return use(engine).finally(() => engine.close());
}

async function measureCalls({ db, articleIndex }: OpenedEngine, size: number): Promise<Row> {
  const next = numbersFrom(1);
  const list = (query: { filter?: string; q?: string; offset?: number }) => () =>
    listArticles(db, articleIndex, { kind: 'blogs', filter: 'all', q: '', offset: 0, ...query });
  const times = <Call>(make: () => Call) => Array.from({ length: CALLS }, make);
  // Warms up all kinds of calls, so that the first measured one is not slower.
  for (let n = 0; n < CALLS / 10; n++) {
    await list({})();
    await getArticle(db, placeOf('blogs'), `post-${n % size}`);
  }
  return {
    'first page': await timeCalls(times(() => list({}))),
    'filtered page': await timeCalls(times(() => list({ filter: 'Company + Product' }))),
    'page in the middle': await timeCalls(times(() => list({ offset: Math.floor(size / 24) }))),
    'one post': await timeCalls(
      times(() => {
        const slug = `post-${Math.floor(next() * size)}`;
        return () => getArticle(db, placeOf('blogs'), slug);
      }),
    ),
    search: await timeCalls(times(() => list({ q: queryFrom(next) }))),
  };
}

/** A typical query: one to three words, the last one often incomplete. */
function queryFrom(next: () => number): string {
  const words = Array.from({ length: 1 + Math.floor(next() * 3) }, () => wordOf(drawRank(next)));
  const last = words.pop() ?? '';
  const lastWord = next() < 0.5 ? last.slice(0, 1 + Math.floor(next() * last.length)) : last;
  return [...words, lastWord].join(' ');
}

function report(engine: string, rows: readonly Row[]): string[] {
  const cell = ({ median, p99 }: Timing) => `${median.toFixed(2)} / ${p99.toFixed(2)}`.padStart(18);
  const sizes = SIZES.map((size) => size.toLocaleString('en').padStart(18));
  console.log(`\n${`${engine}, ms median / p99`.padEnd(32)}${sizes.join('')}  growth`);
  const broken: string[] = [];
  for (const name of NAMES) {
    const [small, , large] = rows.map((row) => row[name].median);
    const growth = (large ?? 0) / (small ?? 1);
    const cells = rows.map((row) => cell(row[name])).join('');
    console.log(`${name.padEnd(32)}${cells}  ${growth.toFixed(2)}`);
    if (name !== 'search' && growth > MAX_GROWTH) broken.push(`${engine}: ${name} grows too much`);
  }
  const slowest = rows.at(-1)?.search.p99 ?? 0;
  if (engine === 'SQLite' && slowest >= SEARCH_LIMIT) broken.push(`${engine}: search is too slow`);
  return broken;
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const broken: string[] = [];
  try {
    const rows: Row[] = [];
    for (const size of SIZES)
      rows.push(await measure(`sqlite:${join(folder, `${size}.db`)}`, size));
    broken.push(...report('SQLite', rows));
  } finally {
    rmSync(folder, { recursive: true });
  }
  const other = process.env.DATABASE_URL ?? '';
  if (isDatabaseUrl(other) && other.startsWith('postgres')) {
    const rows: Row[] = [];
    for (const size of SIZES) rows.push(await measure(other, size));
    broken.push(...report('PostgreSQL', rows));
  }
  console.log(broken.length === 0 ? '\nAll within their limits.' : `\n${broken.join('\n')}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

const [task, url = '', size] = process.argv.slice(2);
if (task === TIME && isDatabaseUrl(url)) {
  const row = await withEngine(url, (engine) => measureCalls(engine, Number(size)));
  console.log(JSON.stringify(row));
} else await compare();
