/** PgBouncer in front of a database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseUrl } from '#db/open.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folders.ts';
import { postgresUser } from './throwaway-postgres.ts';

export type PoolMode = 'session' | 'transaction';

export interface PgBouncer {
  url: DatabaseUrl;
  stop: () => Promise<void>;
}

/** Sessions on the server. In transaction mode, fewer than the site's own connections. */
const POOL_SIZE = { session: 40, transaction: 4 };

/** @param program path of `pgbouncer` */
export async function startPgBouncer(
  program: string,
  address: string,
  mode: PoolMode,
): Promise<PgBouncer> {
  const { hostname, port: serverPort, username, pathname } = new URL(address);
  const port = await freePort();
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `default_pool_size = ${POOL_SIZE[mode]}`,
    'max_client_conn = 200',
    'log_connections = 0',
    'log_disconnections = 0',
  ];
  // It does not run as root, and another user cannot read a temporary folder of root.
  const user = postgresUser();
  const folder = temporaryFolder('pgbouncer-');
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, `${lines.join('\n')}\n`);
  const child = spawn(program, ['-q', config], { ...user, cwd: folder, stdio: 'ignore' });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}` as DatabaseUrl;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      break;
    } catch (error) {
      if (child.exitCode !== null) throw error;
      await passed(20);
    }
  }
  const stop = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { url, stop };
}
