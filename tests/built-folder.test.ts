/** What is built runs alone: without sources, build tools and what only tests need. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#scripts/places.mjs';

const folder = mkdtempSync(join(tmpdir(), 'built-folder-'));

interface Locked {
  dev?: boolean;
  optional?: boolean;
}

/** Packages that `npm ci --omit=dev --workspaces=false` leaves out are not linked. */
function linkProductionPackages(): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const isNeeded = ([path, { dev }]: [string, Locked]) =>
    !dev && /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
  for (const [path] of Object.entries<Locked>(packages).filter(isNeeded)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
}

const settings = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' };

function run(file: string, args: string[]) {
  const options = { cwd: folder, encoding: 'utf8' as const, env: settings };
  return spawnSync(process.execPath, [join('build/program', file), ...args], options);
}

beforeAll(() => {
  for (const name of ['build', 'content', 'package.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  linkProductionPackages();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('serves the site and the API, and ends cleanly', async () => {
  const program = join('build/program', 'main.js');
  const child = spawn(process.execPath, [program], { cwd: folder, env: settings });
  const ended = new Promise((done) => child.once('exit', done));
  let output = '';
  const origin = await new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /Ready at (\S+)/.exec(output)?.[1];
      if (url) ready(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => failed(new Error(output)));
  });
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  const share = /property="og:image" content="[^"]*?(\/[^/"][^":]*)"/;
  const page = await (await fetch(`${origin}/about`)).text();
  const picture = share.exec(page)?.[1] ?? '';
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/api/v1/public/job-listings')).toBe(200);
  expect(await statusOf(/\/assets\/[^"]+\.(css|js)/.exec(page)?.[0] ?? '/assets/none')).toBe(200);
  // One that cannot be drawn would be the brand's JPEG.
  expect((await fetch(origin + picture)).headers.get('content-type')).toBe('image/png');
  expect(await statusOf('/api/docs')).toBe(200);
  const desk = await (await fetch(`${origin}/console`)).text();
  const script = /\/console\/assets\/[^"]+\.js/.exec(desk)?.[0];
  expect(await statusOf(script ?? '/console/assets/none')).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('brings the commands of operators', () => {
  expect(run('content.js', ['load'])).toMatchObject({ status: 0 });
  expect(run('inbox.js', ['list'])).toMatchObject({ status: 0 });
});

test('tells in one sentence that the Node is too old', () => {
  const file = resolve('server/required-node.ts');
  const script = `const { requireNode } = await import(${JSON.stringify(file)}); requireNode('20.9.0');`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect({ status, stderr: stderr.trim() }).toEqual({
    status: 1,
    stderr: 'This needs Node 24 or newer; this is Node 20.9.0.',
  });
});
