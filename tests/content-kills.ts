/** After hard kills during saves and publications, no acknowledged text is lost, and none is cut. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { ExpectStatic } from 'vitest';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import { withUploads } from '#domain/content/media/index.ts';
import { inspect, storedDays, storedModules, storePack } from '#domain/content/pack/index.ts';
import { getDraft, publishedPack } from '#domain/content/publishing/index.ts';
import { type Engine, makeDatabase } from './engines.ts';
import { liveSource, numberIn } from './numbered-entries.ts';
import { PACK } from './pack.ts';

/** The highest number of which a save and a publication were acknowledged. */
export interface Acknowledged {
  saved: number;
  published: number;
}

interface Ended extends Acknowledged {
  /** Statements until the save and until the publication. */
  statements: { saved: number; published: number };
}

/** Runs the program until it kills itself at this statement, or after its first publication. */
async function writeUntilKilled(
  url: string,
  file: string,
  number: number,
  statement: number,
): Promise<Ended> {
  const program = resolve('tests/content-writer.ts');
  const child = spawn(process.execPath, [program, url, file, `${number}`, `${statement}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compile') },
  });
  const ended: Ended = { saved: 0, published: 0, statements: { saved: 0, published: 0 } };
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('published')) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  if (signal !== 'SIGKILL') throw new Error('The program ended before it was killed');
  for (const [, step = '', count, statements] of output.matchAll(/^(\w+) (\d+) (\d+)\n/gm)) {
    const name = step as keyof Acknowledged;
    ended[name] = Math.max(ended[name], Number(count));
    ended.statements[name] ||= Number(statements);
  }
  return ended;
}

/** @throws if an entry lost a text, or has one partially */
export async function checkEntry(
  db: Db,
  file: string,
  { saved, published }: Acknowledged,
  expect: ExpectStatic,
): Promise<void> {
  const live = numberIn(file, (await liveSource(db, file)) ?? '');
  const draft = await getDraft(db, file);
  const written = Math.max(live, draft ? numberIn(file, draft.source) : 0);
  expect(live).toBeGreaterThanOrEqual(published);
  expect(written).toBeGreaterThanOrEqual(saved);
}

/** The columns that depend on when a row was stored. */
const TIMES = ['changed_at', 'revised_at', 'revision', 'sequence'];

/** What pages read, as JSON by name. */
async function projectedRows(db: Db): Promise<Map<string, string>> {
  const rows = [
    ...(await db.selectFrom('articles').selectAll().execute()),
    ...(await db.selectFrom('calendar_events').selectAll().execute()),
    ...(await db.selectFrom('job_listings').selectAll().execute()),
  ];
  const named = rows.map((row): [string, unknown] => {
    const columns = Object.entries(row).filter(([name]) => !TIMES.includes(name));
    return [row.slug, columns.sort(([a], [b]) => (a < b ? -1 : 1))];
  });
  const all = [...named, ...Object.entries(await storedModules(db))];
  return new Map(all.map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Whether the pages show exactly what the entries have published. */
export async function checkProjection(engine: OpenedEngine, expect: ExpectStatic): Promise<void> {
  const { db } = engine;
  const withoutVersion = await db
    .selectFrom('entries as entry')
    .leftJoin('entry_versions as version', (join) =>
      join
        .onRef('version.file', '=', 'entry.file')
        .onRef('version.number', '=', 'entry.published_version'),
    )
    .select('entry.file')
    .where('entry.published_version', 'is not', null)
    .where('version.source', 'is', null)
    .execute();
  expect(withoutVersion).toEqual([]);
  const { source, entriesVersion } = await publishedPack({ engine, contentDir: PACK });
  const now = Date.now();
  const inspection = await inspect(await withUploads(db, source), now, await storedDays(db));
  expect(inspection.problems).toEqual([]);
  const fresh = await openDatabase('sqlite::memory:');
  await fresh.db.updateTable('content_state').set({ entries_version: entriesVersion }).execute();
  await storePack(fresh, inspection, { source, entriesVersion }, { now, update: async () => {} });
  const expected = await projectedRows(fresh.db);
  await fresh.close();
  const actual = await projectedRows(db);
  const different = [...expected.keys()].filter((name) => actual.get(name) !== expected.get(name));
  expect(different).toEqual([]);
  expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
}

/** Waits for PostgreSQL's sessions of killed processes, which may still commit. */
export async function waitForSessions(db: Db, engine: Engine, expect: ExpectStatic): Promise<void> {
  if (engine === 'SQLite') return;
  const others = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  await expect.poll(async () => (await others.execute(db)).rows).toEqual([{ count: 0 }]);
}

/** How many kills of each file hit a save, and how many a publication. */
export interface Kills {
  files: readonly string[];
  saves: number;
  publications: number;
}

/**
 * Kills a process that saves and publishes, at another statement each time.
 * @returns a line for the log
 */
export async function killWriters(
  engine: Engine,
  kills: Kills,
  expect: ExpectStatic,
): Promise<string> {
  const { url, drop } = await makeDatabase(engine, 'loaded');
  const opened = await openDatabase(url, { checksDamage: false });
  const hits = { save: 0, publication: 0, after: 0 };
  let number = 0;
  for (const file of kills.files) {
    const total = { saved: 0, published: 0 };
    const { statements } = await writeUntilKilled(url, file, ++number, 0);
    for (const fatal of fatalStatements(statements, kills)) {
      const ended = await writeUntilKilled(url, file, ++number, fatal);
      hits[ended.saved === 0 ? 'save' : ended.published === 0 ? 'publication' : 'after']++;
      total.saved = Math.max(total.saved, ended.saved);
      total.published = Math.max(total.published, ended.published);
      await waitForSessions(opened.db, engine, expect);
      await checkEntry(opened.db, file, total, expect);
    }
    await checkProjection(opened, expect);
  }
  await opened.close();
  await drop();
  const { save, publication, after } = hits;
  return `${engine}: killed ${save} in a save, ${publication} in a publication, ${after} after both`;
}

/** Spread over all statements. */
function fatalStatements({ saved, published }: Ended['statements'], kills: Kills): number[] {
  const spread = (first: number, last: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      Math.round(first + ((last - first) * (index + 0.5)) / count),
    );
  return [...spread(1, saved, kills.saves), ...spread(saved + 1, published, kills.publications)];
}
