/**
 * The cost of a cached page compared with the same bytes and headers from nginx: `nginx.ts
 * [FOLDER]`, requests per second of processor time, median of 3. FOLDER is the project with the
 * build, by default this one. Skipped if nginx is not installed. Figures and target depend on the
 * machine, so they are only shown.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { findOnPath } from '#scripts/test-programs.mjs';
import { freePort } from '#tests/free-port.ts';
import { getRaw } from '#tests/get-raw.ts';
import { startBuilt } from './built-server.ts';
import { load } from './clients.ts';
import { timingOf } from './timing.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 50;
const TARGET = '60 %';
const BROTLI = { 'accept-encoding': 'br' };

/** Headers that nginx sets itself. */
const OWN = ['content-length', 'content-type', 'date', 'connection', 'keep-alive', 'etag'];

type Answer = Awaited<ReturnType<typeof getRaw>>;

function configOf(folder: string, port: number, { headers }: Answer): string {
  const lines = Object.entries(headers)
    .filter(([name]) => !OWN.includes(name))
    .map(([name, text]) => `add_header ${name} "${String(text).replaceAll('"', '\\"')}";`);
  return `
    daemon off; master_process off; pid ${folder}/pid; error_log stderr;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; open_file_cache max=10;
      keepalive_requests 100000000; default_type "text/html; charset=utf-8";
      server { listen 127.0.0.1:${port}; root ${folder}; location = / { try_files /home =404; ${lines.join(' ')} } }
    }`;
}

async function startNginx(program: string, answer: Answer) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'home'), answer.body);
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port, answer));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx exited');
    await passed(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { origin, child, stop };
}

async function requestsPerSecond(origin: string, pid = 0): Promise<number> {
  const line = 'content-encoding: br';
  const request = { path: '/', headers: BROTLI, status: 200, line };
  const plan = { ...request, origin, pid, seconds: SECONDS, connections: CONNECTIONS };
  const { count, processor, wrong } = await load(plan);
  if (wrong !== null || !processor)
    throw new Error(wrong ?? 'Processor time is only known on Linux');
  return (count / processor) * 1000;
}

async function compare(program: string, folder: string): Promise<void> {
  const site = await startBuilt(folder);
  // The first response is rendered, the second is cached.
  await getRaw(site.origin, BROTLI);
  const nginx = await startNginx(program, await getRaw(site.origin, BROTLI));
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    for (let n = 0; n < ROUNDS; n++) {
      ours.push(await requestsPerSecond(site.origin, site.child.pid));
      theirs.push(await requestsPerSecond(nginx.origin, nginx.child.pid));
    }
  } finally {
    await nginx.stop();
    await site.stop();
  }
  const [own, other] = [timingOf(ours).median, timingOf(theirs).median];
  const formatted = (figure: number) => Math.round(figure).toLocaleString('en');
  console.table([
    { 'cached home, brotli': 'this site', 'per second of CPU': formatted(own) },
    { 'cached home, brotli': 'nginx', 'per second of CPU': formatted(other) },
  ]);
  console.log(`${((own / other) * 100).toFixed(0)} % of nginx; target ${TARGET}`);
}

const program = findOnPath('nginx');
if (program) await compare(program, process.argv[2] ?? '.');
else console.log('Skipped: nginx is not installed.');
