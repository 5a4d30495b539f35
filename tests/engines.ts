/** Runs suites on SQLite and PostgreSQL, and makes the databases that they use. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { type DatabaseUrl, openDatabase } from '#db/open.ts';
import { copySqliteFile, type Prepared, postgresDatabase } from './database-copies.ts';
import { temporaryFolder } from './temporary-folders.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/** Runs `suite` on both engines, for suites whose subject is SQL. */
export function describeEachEngine(name: string, suite: (engine: Engine) => void): void {
  describe(`${name} on SQLite`, () => suite('SQLite'));
  describeOnPostgres(name, suite);
}

/**
 * Runs `suite` on SQLite in `npm test` and on PostgreSQL in `npm run test:deep`, for suites whose
 * subject is above the database, such as HTTP.
 */
export function describeOnOneEngine(name: string, suite: (engine: Engine) => void): void {
  if (process.env.DEEP) describeOnPostgres(name, suite);
  else describe(`${name} on SQLite`, () => suite('SQLite'));
}

/** Skips the suite if there is no PostgreSQL server. */
function describeOnPostgres(name: string, suite: (engine: Engine) => void): void {
  describe.skipIf(inject('postgresUrl') === '')(`${name} on PostgreSQL`, () => suite('PostgreSQL'));
}

/** Creates a database: an empty one, or a copy of a prepared one. */
export async function makeDatabase(
  engine: Engine,
  prepared?: Prepared,
): Promise<{
  url: DatabaseUrl;
  drop: () => Promise<void>;
}> {
  if (engine === 'SQLite') {
    const folder = temporaryFolder('site-test-');
    if (prepared) await copySqliteFile(join(folder, 'site.db'), prepared);
    return {
      url: `sqlite:${join(folder, 'site.db')}`,
      drop: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const template = prepared && inject('postgresTemplates')?.[prepared];
  return postgresDatabase(inject('postgresUrl'), template);
}

/** Creates and opens a database with tables and no rows. */
export async function makeDb(engine: Engine) {
  const { url, drop } = await makeDatabase(engine, 'migrated');
  const opened = await openDatabase(url, { checksDamage: false });
  return {
    ...opened,
    url,
    drop: async () => {
      await opened.close();
      await drop();
    },
  };
}
