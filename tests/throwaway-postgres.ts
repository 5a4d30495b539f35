/**
 * Starts a PostgreSQL server before the tests, and deletes it after them. With `TEST_POSTGRES_URL`
 * that server is used instead; with `TEST_POSTGRES=off`, none.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Prepared, postgresTemplates } from './database-copies.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a database whose user may create others; empty if there is no server. */
    postgresUrl: string;
    /** Names of the prepared databases on that server; undefined if there is no server. */
    postgresTemplates: Record<Prepared, string> | undefined;
  }
}

export default async function setup(project: TestProject) {
  const server = await availableServer();
  project.provide('postgresUrl', server?.url ?? '');
  project.provide('postgresTemplates', server && (await postgresTemplates(server.url)));
  return server?.stop;
}

/** Whether the environment names a server, or the programs to start one. */
export function isPostgresAvailable(): boolean {
  const { TEST_POSTGRES, TEST_POSTGRES_URL, POSTGRES_BIN } = process.env;
  return TEST_POSTGRES !== 'off' && Boolean(TEST_POSTGRES_URL || POSTGRES_BIN);
}

/** The server in the environment, or a started one; undefined if there is neither. */
export async function availableServer(): Promise<
  { url: string; stop: () => Promise<void> } | undefined
> {
  if (!isPostgresAvailable()) return undefined;
  const { TEST_POSTGRES_URL: url, POSTGRES_BIN: programs } = process.env;
  if (url) return { url, stop: async () => undefined };
  // `npm test` finds the server's programs and sets this variable.
  return programs ? startServer(programs) : undefined;
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function startServer(programs: string) {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'throwaway-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...run, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    listen_addresses: '127.0.0.1',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...flags],
    { ...run, stdio: 'ignore' },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReachable(url, server);
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

async function untilReachable(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
