/**
 * Copies prepared databases: `migrated` ones have tables without rows, and `loaded` ones have the
 * fixture pack. A copy takes some ten milliseconds; migrating takes up to 300, and loading seconds.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type DatabaseUrl, openDatabase } from '#db/open.ts';
import { loadPack, packFingerprint } from '#domain/content/pack/index.ts';
import { PACK } from './pack.ts';

const PREPARED = ['migrated', 'loaded'] as const;
export type Prepared = (typeof PREPARED)[number];

const FOLDER = resolve('.cache/tests');

const cachedNames = new Map<Prepared, Promise<string>>();

/** A name that changes with the tables and, if the pack is loaded, with the pack and the day. */
function nameOf(prepared: Prepared): Promise<string> {
  const name = cachedNames.get(prepared) ?? hashState(prepared);
  cachedNames.set(prepared, name);
  return name;
}

async function hashState(prepared: Prepared): Promise<string> {
  const hash = createHash('sha256');
  if (prepared === 'loaded') {
    hash.update(await packFingerprint(PACK, Date.now())).update(new Date().toDateString());
  }
  const migrations = readdirSync('db', { recursive: true, encoding: 'utf8' });
  for (const name of migrations.filter((name) => /\.(sql|ts)$/.test(name)).sort()) {
    hash.update(readFileSync(join('db', name)));
  }
  return `${prepared}_${hash.digest('hex').slice(0, 20)}`;
}

/** Opening a database migrates it. */
async function prepare(url: DatabaseUrl, prepared: Prepared): Promise<void> {
  const engine = await openDatabase(url);
  const work = prepared === 'loaded' ? loadPack(engine, PACK) : undefined;
  await Promise.resolve(work).finally(() => engine.close());
}

/** Writes a prepared SQLite database to `path`. */
export async function copySqliteFile(path: string, prepared: Prepared): Promise<void> {
  const cached = join(FOLDER, `${await nameOf(prepared)}.db`);
  if (!existsSync(cached)) {
    mkdirSync(FOLDER, { recursive: true });
    // Another process may do the same, so each writes a separate file, and the last rename wins.
    const fresh = join(FOLDER, `${randomUUID()}.db`);
    await prepare(`sqlite:${fresh}`, prepared);
    renameSync(fresh, cached);
  }
  copyFileSync(cached, path);
}

/** Writes an SQLite database with the fixture pack to `path`. */
export const copyLoadedFile = (path: string) => copySqliteFile(path, 'loaded');

/**
 * Creates the prepared databases that others on this PostgreSQL server are copied from, unless
 * they exist.
 * @param server URL of a database whose user may create others
 * @returns their names, for `create database … template`
 */
export async function postgresTemplates(server: string): Promise<Record<Prepared, string>> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const prepared of PREPARED) await ensureTemplate(server, client, prepared);
  } finally {
    await client.end();
  }
  return { migrated: await nameOf('migrated'), loaded: await nameOf('loaded') };
}

async function ensureTemplate(server: string, client: pg.Client, prepared: Prepared) {
  const name = await nameOf(prepared);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  // Renamed only when complete, because another run may use or create it at the same time.
  const fresh = `preparing_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${fresh}`);
  const url = new URL(server);
  url.pathname = `/${fresh}`;
  await prepare(url.href as DatabaseUrl, prepared);
  await client
    .query(`alter database ${fresh} rename to ${name}`)
    .catch(() => client.query(`drop database ${fresh}`));
}

/**
 * Creates a database on this PostgreSQL server.
 * @param template name of the database to copy
 */
export async function postgresDatabase(
  server: string,
  template = 'template1',
): Promise<{ url: DatabaseUrl; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes a third of the default's time, which logs every block.
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href as DatabaseUrl,
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
