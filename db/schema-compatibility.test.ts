/** Which programs start on which databases, with migrations that later versions could have. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { makeEarlierDb } from '#tests/earlier-database.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { migrate } from './migrate.ts';

const EXPAND = ['901-add-nickname.sql', 'alter table staff add column nickname text;'];
const CONTRACT = [
  '902-drop-name.sql',
  '-- contracts: 901-add-nickname.sql (8.1.0)\nalter table staff drop column nickname;',
];
const BREAKING = ['903-break.sql', '-- breaking: a test\nalter table staff add column other text;'];

/** A later version of the program, with additional migrations. */
function laterProgram(release: string, ...migrations: string[][]) {
  const folder = temporaryFolder('migrations-');
  cpSync('db/migrations', folder, { recursive: true });
  for (const [name = '', script = ''] of migrations)
    for (const dialect of ['sqlite', 'postgres'])
      writeFileSync(join(folder, dialect, name), script);
  return { folder: pathToFileURL(`${folder}/`), release };
}

const VERSIONS = {
  '8.1.0': laterProgram('8.1.0', EXPAND),
  '8.2.0': laterProgram('8.2.0', EXPAND, CONTRACT),
  '9.0.0': laterProgram('9.0.0', EXPAND, CONTRACT, BREAKING),
};

describeEachEngine('a database of another version', (engine) => {
  let database: Awaited<ReturnType<typeof makeDb>>;
  beforeEach(async () => {
    database = await makeDb(engine);
  });
  afterEach(() => database.drop());

  const start = (version: keyof typeof VERSIONS) =>
    migrate(database, engine === 'SQLite' ? 'sqlite' : 'postgres', VERSIONS[version]);
  const startThis = async () => (await openDatabase(database.url)).close();

  test('an added column lets this version go on, and one that removes it does not', async () => {
    await start('8.1.0');
    await startThis();
    await start('8.2.0');
    // The version that knows the added column can go on.
    await start('8.1.0');
    await expect(startThis()).rejects.toThrow(
      /^The database was changed by version 8\.2\.0 \(902-drop-name\.sql\), and this program, version \S+, cannot use it\.\nStart version 8\.2\.0 or newer, or restore a backup from before the change \(npm run data -- restore FILE --force\)\.$/,
    );
  });

  test('a version between is not skipped, and nothing is changed', async () => {
    await expect(start('8.2.0')).rejects.toThrow(
      'Version 8.2.0 cannot follow directly on the version that this database is from: 902-drop-name.sql needs 901-add-nickname.sql to be in use first.\n' +
        'Start version 8.1.0, wait until all instances run it, then start version 8.2.0.',
    );
    await startThis();
    const { rows } = await sql<{ name: string }>`
      select name from migrations where name > '900'
    `.execute(database.db);
    expect(rows).toEqual([]);
    await start('8.1.0');
    await start('8.2.0');
  });

  test('a breaking migration excludes each earlier version', async () => {
    await start('8.1.0');
    await start('9.0.0');
    await expect(start('8.2.0')).rejects.toThrow('Start version 9.0.0 or newer, or restore');
    await expect(startThis()).rejects.toThrow(/changed by version 9\.0\.0/);
  });
});

describeEachEngine('an empty database', (engine) => {
  test('is migrated by any version', async () => {
    const database = await makeEarlierDb(engine, '000');
    const dialect = engine === 'SQLite' ? 'sqlite' : 'postgres';
    await migrate(database, dialect, VERSIONS['9.0.0']);
    const { rows } = await sql`
      select is_breaking, release, contracts from migrations where name > '900' order by name
    `.execute(database.db);
    expect(rows).toEqual([
      { is_breaking: 0, release: '9.0.0', contracts: '' },
      { is_breaking: 0, release: '9.0.0', contracts: '901-add-nickname.sql' },
      { is_breaking: 1, release: '9.0.0', contracts: '' },
    ]);
    await database.drop();
  });
});
