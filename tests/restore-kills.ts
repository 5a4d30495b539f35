/** A restore that is killed leaves either the former database or the restored one. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { dataCommand } from './data-command.ts';
import { makeDatabase } from './engines.ts';
import { storeMany } from './many-applications.ts';
import { PACK } from './pack.ts';

/** Runs `restore --force` in a process that kills itself before this change; 0 for none. */
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

/**
 * Kills restores before these changes, and then restores. The changes are the names of the database,
 * its log and its shared memory, and that of the restored file.
 */
export function survivesKillsOfRestores(changes: readonly number[]): void {
  // Only a hang takes this long: each kill starts three processes.
  const timeout = 60_000 * (changes.length + 2);
  test('a killed restore leaves the former database, and the next one replaces it', {
    timeout,
  }, async () => {
    const former = await databaseOf(20);
    const other = await databaseOf(3);
    const file = join(dirname(other.path), 'site.backup');
    expect((await dataCommand(['backup', file], { url: other.url })).status).toBe(0);
    leaveLog(former.path);
    for (const change of changes) {
      expect(restoreKilled(former.url, file, change).signal).toBe('SIGKILL');
      expect(contentsOf(former.path)).toBe('20 applications, 1 from the log');
      leaveLog(former.path);
    }
    expect(restoreKilled(former.url, file, 0).status).toBe(0);
    expect(contentsOf(former.path)).toBe('3 applications, 0 from the log');
    const folder = dirname(former.path);
    const kept = readdirSync(folder).filter((name) => /before-restore-[^.]*Z$/.test(name));
    expect(kept.map((name) => contentsOf(join(folder, name)))).toEqual([
      '20 applications, 1 from the log',
    ]);
    await former.drop();
    await other.drop();
  });
}
