/** PostgreSQL as in production: it waits for the disk, and a standby can be synchronous. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseUrl } from '#db/database-url.ts';
import { ensureProgram } from '#scripts/test-programs.mjs';
import { freePort } from '#tests/free-port.ts';
import { childrenOf } from '#tests/server-process.ts';
import { postgresUser } from '#tests/throwaway-postgres.ts';

export interface PostgresServer {
  /** Of its main process. */
  pid: number;
  /** `HOST:PORT`. */
  endpoint: string;
  url: DatabaseUrl;
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Kills all its processes, as when a machine loses its power. */
  kill: () => void;
  /** Freezes all its processes: connections stay open, and nothing answers. */
  freeze: () => void;
  stop: () => Promise<void>;
}

/** The name under which the standby connects. */
const STANDBY = 'standby';

export async function startPrimary(): Promise<PostgresServer> {
  return startServer((programs, folder) => {
    const flags = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    return [join(programs, 'initdb'), '-D', join(folder, 'data'), ...flags];
  });
}

/** Copies the primary, and waits until its commits wait for the copy. */
export async function startStandby(primary: PostgresServer): Promise<PostgresServer> {
  const { hostname, port, username } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} application_name=${STANDBY}`;
  const standby = await startServer((programs, folder) => {
    const flags = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'];
    return [join(programs, 'pg_basebackup'), '-D', join(folder, 'data'), '-d', source, ...flags];
  });
  await primary.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
  await primary.query('select pg_reload_conf()');
  const isSynchronous = async () => {
    const rows = await primary.query(
      `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    );
    return rows.length > 0;
  };
  while (!(await isSynchronous())) await passed(50);
  return standby;
}

/** @param prepare the command that fills `data` in the folder */
async function startServer(
  prepare: (programs: string, folder: string) => string[],
): Promise<PostgresServer> {
  const { POSTGRES_BIN = '' } = await ensureProgram('PostgreSQL');
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const [program = '', ...args] = prepare(POSTGRES_BIN, folder);
  execFileSync(program, args, { ...run, stdio: 'pipe' });
  const port = await freePort();
  const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', 'log_min_messages=panic'];
  const server = spawn(
    join(POSTGRES_BIN, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, ...flags],
    { ...run, stdio: 'ignore' },
  );
  const url: DatabaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  while (!(await query('select 1').catch(() => null))) {
    if (server.exitCode !== null) throw new Error('PostgreSQL exited');
    await passed(50);
  }
  const kill = () => signalAll(server, 'SIGKILL');
  return {
    pid: server.pid ?? 0,
    endpoint: `127.0.0.1:${port}`,
    url,
    query,
    kill,
    freeze: () => signalAll(server, 'SIGSTOP'),
    stop: async () => {
      const exited = once(server, 'exit');
      kill();
      if (server.exitCode === null && server.signalCode === null) await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The main process is ended first, because it restarts the others. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  for (const each of [pid ?? 0, ...childrenOf(pid)]) {
    try {
      process.kill(each, signal);
    } catch {
      // It has already ended.
    }
  }
}
