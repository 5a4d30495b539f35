/** A PostgreSQL server that can crash and recover. Writes are durable, as on an operator's server. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '#scripts/test-programs.mjs';
import { freePort } from '#tests/free-port.ts';
import { postgresUser } from '#tests/throwaway-postgres.ts';
import type { Store } from './store.ts';

/** @throws Error if PostgreSQL is not installed */
export async function startPostgres(): Promise<Store> {
  const { POSTGRES_BIN: programs } = await ensureProgram('PostgreSQL');
  if (!programs) throw new Error('PostgreSQL is not installed: apt install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'chaos-postgres-'));
  const data = join(folder, 'data');
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8');
  const start = () =>
    run(
      'pg_ctl',
      ...['start', '-w', '-t', '60', '-D', data, '-l', join(folder, 'log')],
      ...['-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`],
    );
  // Without a checkpoint, as after a crash.
  const crash = () => void run('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
  start();
  run('createdb', '-h', folder, '-p', String(port), '-U', 'site', 'site');
  return {
    url: `postgres://site@127.0.0.1:${port}/site`,
    outages: [{ name: 'the database crashes', begin: crash, end: start }],
    remove: () => {
      crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
