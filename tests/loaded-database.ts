/**
 * Copies databases with the fixture pack. Hundreds of tests need one, and loading the pack takes a
 * second or two, while a copy takes milliseconds.
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

const FOLDER = resolve('.cache/tests');

let cachedName: Promise<string> | undefined;

/** A name that changes with the pack, the day, the code that loads it, and the tables. */
function stateName(): Promise<string> {
  cachedName ??= hashState();
  return cachedName;
}

async function hashState(): Promise<string> {
  const hash = createHash('sha256').update(await packFingerprint(PACK, Date.now()));
  hash.update(new Date().toDateString());
  const migrations = readdirSync('db', { recursive: true, encoding: 'utf8' });
  for (const name of migrations.filter((name) => /\.(sql|ts)$/.test(name)).sort()) {
    hash.update(readFileSync(join('db', name)));
  }
  return `pack_${hash.digest('hex').slice(0, 20)}`;
}

async function load(url: DatabaseUrl): Promise<void> {
  const engine = await openDatabase(url);
  await loadPack(engine, PACK).finally(() => engine.close());
}

/** Writes a loaded SQLite database to `path`. */
export async function copyLoadedFile(path: string): Promise<void> {
  const kept = join(FOLDER, `${await stateName()}.db`);
  if (!existsSync(kept)) {
    mkdirSync(FOLDER, { recursive: true });
    // Another process may do the same, so each writes a separate file, and the last rename wins.
    const fresh = join(FOLDER, `${randomUUID()}.db`);
    await load(`sqlite:${fresh}`);
    renameSync(fresh, kept);
  }
  copyFileSync(kept, path);
}

/**
 * Creates the loaded database that others on this PostgreSQL server are copied from, unless it
 * exists.
 * @param server URL of a database whose user may create others
 * @returns its name, for `create database … template`
 */
export async function loadedTemplate(server: string): Promise<string> {
  const name = await stateName();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      // Renamed only when complete, because another run may use or create it at the same time.
      const fresh = `loading_${randomUUID().replaceAll('-', '')}`;
      await client.query(`create database ${fresh}`);
      const url = new URL(server);
      url.pathname = `/${fresh}`;
      await load(url.href as DatabaseUrl);
      await client
        .query(`alter database ${fresh} rename to ${name}`)
        .catch(() => client.query(`drop database ${fresh}`));
    }
  } finally {
    await client.end();
  }
  return name;
}

/**
 * Creates a database on this PostgreSQL server.
 * @param template name of the database to copy; without it, the new one is empty
 */
export async function postgresDatabase(
  server: string,
  template?: string,
): Promise<{ url: DatabaseUrl; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
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
