/** HAProxy and nginx with the files of `deploy/proxies/`, in front of two instances. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { findOnPath } from '#scripts/test-programs.mjs';

export type ProxyName = 'haproxy' | 'nginx';

export interface Proxy {
  origin: string;
  stop: () => Promise<void>;
}

const FOLDER = join(import.meta.dirname, '../deploy/proxies');

/** What is not part of an nginx file for `conf.d`. */
const aroundNginx = (file: string) => `
  daemon off; pid nginx.pid; error_log stderr crit; worker_processes 1;
  events { worker_connections 1024; }
  http { access_log off; include ${file}; }`;

interface ProxyProgram {
  file: string;
  /** The name of a file in the folder that it runs. */
  write: (folder: string, config: string) => string;
  args: (file: string, folder: string) => string[];
}

const PROGRAMS: Record<ProxyName, ProxyProgram> = {
  haproxy: {
    file: 'haproxy.cfg',
    write: (folder, config) => written(join(folder, 'haproxy.cfg'), config),
    args: (file) => ['-db', '-q', '-f', file],
  },
  nginx: {
    file: 'nginx.conf',
    write: (folder, config) =>
      written(join(folder, 'nginx.conf'), aroundNginx(written(join(folder, 'site.conf'), config))),
    args: (file, folder) => ['-p', folder, '-c', file, '-e', 'stderr'],
  },
};

function written(path: string, text: string): string {
  writeFileSync(path, text);
  return path;
}

/** @param ports of the two instances */
export async function startProxy(
  name: ProxyName,
  port: number,
  ports: readonly number[],
): Promise<Proxy> {
  const program = findOnPath(name);
  if (!program) throw new Error(`${name} is not installed`);
  const { file, write, args } = PROGRAMS[name];
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const config = readFileSync(join(FOLDER, file), 'utf8')
    .replaceAll(/site([12])\.internal:3000/g, (_, n) => `127.0.0.1:${ports[n - 1]}`)
    .replace(/^( +(?:bind|listen) ):?80\b/m, `$1127.0.0.1:${port}`);
  const child = spawn(program, args(write(folder, config), folder), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${name} exited`);
    await passed(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}

/** The proxies that are installed; prints a line for each of the others. */
export function installedProxies(): ProxyName[] {
  return (['haproxy', 'nginx'] as const).filter((name) => {
    const isInstalled = findOnPath(name) !== undefined;
    if (!isInstalled)
      console.log(`Skipped: ${name} is not installed. On Debian: apt-get install ${name}`);
    return isInstalled;
  });
}
