/** A restore that is killed leaves either the former database or the restored one. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { dataCommand } from '#tests/data-command.ts';
import { makeDatabase } from '#tests/engines.ts';
import { storeMany } from '#tests/many-applications.ts';
import { PACK } from '#tests/pack.ts';

/** Runs `restore --force` in a process that kills itself before this change. */
function restoreKilled(url: string, file: string, fatal: number) {
  const args = ['tests/killed-restore.ts', `${fatal}`, 'restore', file, '--force'];
  return spawnSync(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      CONTENT_DIR: PACK,
      NODE_COMPILE_CACHE: resolve('.cache/compile'),
    },
    encoding: 'utf8',
  });
}

/** A database with this many applications. */
async function databaseOf(applications: number) {
  const { url, drop } = await makeDatabase('SQLite', 'migrated');
  const { db, close } = await openDatabase(url);
  await storeMany(db, applications);
  await close();
  return { url, path: url.slice('sqlite:'.length), drop };
}

/** Writes a row to the log like a process that is killed then. */
function leaveLog(path: string): void {
  const program = `const { DatabaseSync } = require('node:sqlite');
    const file = new DatabaseSync(process.argv[1]);
    file.exec("insert or replace into secrets (name, value) values ('in the log', '')");
    process.kill(process.pid, 'SIGKILL');`;
  expect(spawnSync(process.execPath, ['-e', program, path]).signal).toBe('SIGKILL');
}

function contentsOf(path: string): string {
  const file = new DatabaseSync(path, { timeout: 5000 });
  const [row] = file.prepare('pragma integrity_check').all();
  expect(row?.integrity_check).toBe('ok');
  const applications = file.prepare('select count(*) as total from applications').get()?.total;
  const inLog = file
    .prepare(`select count(*) as total from secrets where name = 'in the log'`)
    .get();
  file.close();
  return `${applications} applications, ${inLog?.total} from the log`;
}

test('killed before each change of a name, leaves the former or the restored database', async () => {
  const former = await databaseOf(20);
  const other = await databaseOf(3);
  const file = join(dirname(other.path), 'site.backup');
  expect((await dataCommand(['backup', file], { url: other.url })).status).toBe(0);

  let kills = 0;
  for (;;) {
    leaveLog(former.path);
    const { signal } = restoreKilled(former.url, file, kills + 1);
    if (signal === null) break;
    expect(contentsOf(former.path)).toBe('20 applications, 1 from the log');
    kills += 1;
  }
  // The names of the database, its log and its shared memory, and that of the restored file.
  expect(kills).toBeGreaterThanOrEqual(4);
  expect(contentsOf(former.path)).toBe('3 applications, 0 from the log');
  const folder = dirname(former.path);
  const kept = readdirSync(folder).filter((name) => /before-restore-[^.]*Z$/.test(name));
  expect(kept.map((name) => contentsOf(join(folder, name)))).toEqual([
    '20 applications, 1 from the log',
  ]);
  await former.drop();
  await other.drop();
});
