/** The build runs without sources, build tools and test dependencies. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#scripts/paths.mjs';
import { copyLoadedFile } from './database-copies.ts';
import { makeDatabase } from './engines.ts';
import { PACK } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-folder-'));

/** Packages outside of the bundle, because they have native code. */
const NATIVE = ['sharp', '@takumi-rs/core'];

function linkNativePackages(): void {
  for (const name of NATIVE) {
    const path = join('node_modules', name);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
}

const settings = {
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  SHUTDOWN_DELAY: '0',
  NODE_COMPILE_CACHE: join(root, '.cache/compile'),
};

/** The operators' programs, each with arguments that read the settings. */
const PROGRAMS: [file: string, args: string[]][] = [
  ['main.js', []],
  ['content.js', ['check']],
  ['inbox.js', ['list']],
  ['staff.js', ['list']],
];

/** @param more settings, and optionally another working folder */
function run(file: string, args: string[], { cwd = folder, ...more }: Record<string, string> = {}) {
  const options = { cwd, encoding: 'utf8' as const, env: { ...settings, ...more } };
  return spawnSync(process.execPath, [join(folder, 'build/program', file), ...args], options);
}

beforeAll(() => {
  for (const name of ['build', 'content', 'package.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  linkNativePackages();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Settings for a database that already has its pack. */
const loadedPack = async () => ({
  CONTENT_DIR: PACK,
  DATABASE_URL: (await makeDatabase('SQLite', 'loaded')).url,
});

/** A file derived from one of the pack's pictures. */
const pictureIn = (cache: string) => readdirSync(join(cache, 'pictures/files'))[0];

/** Starts the program in its folder, and waits until it listens. */
async function startSite(more: Record<string, string> = {}) {
  const program = join('build/program', 'main.js');
  const child = spawn(process.execPath, [program], { cwd: folder, env: { ...settings, ...more } });
  const ended = new Promise<unknown>((resolve) => child.once('exit', resolve));
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
  return {
    origin,
    output: () => output,
    statusOf: async (path: string) => (await fetch(origin + path)).status,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

test('serves the site and the API, writes only to its data folder, and exits cleanly', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'built-data-'));
  await copyLoadedFile(join(dataDir, 'site.db'));
  const before = readdirSync(folder);
  const { origin, statusOf, stop } = await startSite({ DATA_DIR: dataDir, CONTENT_DIR: PACK });
  const share = /property="og:image" content="[^"]*?(\/[^/"][^":]*)"/;
  const page = await (await fetch(`${origin}/about`)).text();
  const picture = share.exec(page)?.[1] ?? '';
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/api/v1/public/job-listings')).toBe(200);
  expect(await statusOf(/\/assets\/[^"]+\.(css|js)/.exec(page)?.[0] ?? '/assets/none')).toBe(200);
  // If rendering failed, it would be the brand's JPEG.
  expect((await fetch(origin + picture)).headers.get('content-type')).toBe('image/png');
  expect(await statusOf('/api/docs')).toBe(200);
  const consoleHtml = await (await fetch(`${origin}/console`)).text();
  const script = /\/console\/assets\/[^"]+\.js/.exec(consoleHtml)?.[0];
  expect(await statusOf(script ?? '/console/assets/none')).toBe(200);
  expect(await statusOf(`/media/${pictureIn(join(dataDir, 'cache'))}`)).toBe(200);
  expect(await stop()).toBe(0);
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['cache', 'site.db']));
  expect(readdirSync(folder)).toEqual(before);
  rmSync(dataDir, { recursive: true });
});

test("includes the operators' commands", async () => {
  const loaded = await loadedPack();
  expect(run('content.js', ['load'], loaded)).toMatchObject({ status: 0 });
  expect(run('inbox.js', ['list'], loaded)).toMatchObject({ status: 0 });
});

test('keeps its cache in the temporary folder if the data folder is not writable', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'built-temporary-'));
  const site = await startSite({
    ...(await loadedPack()),
    DATA_DIR: '/dev/null/data',
    TMPDIR: temporary,
  });
  expect(site.output().match(/^.*DATA_DIR: .*$/gm)).toEqual([
    expect.stringContaining(`pictures are kept in ${temporary}`),
  ]);
  const cache = join(temporary, readdirSync(temporary)[0] ?? '');
  expect(statSync(cache).mode & 0o777).toBe(0o700);
  expect(await site.statusOf(`/media/${pictureIn(cache)}`)).toBe(200);
  expect(await site.stop()).toBe(0);
  rmSync(temporary, { recursive: true });
});

test('refuses a cache folder that another user can write to', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'built-temporary-'));
  const cacheFolder = join(temporary, `setu-site-cache-${process.getuid?.() ?? 0}`);
  mkdirSync(cacheFolder);
  chmodSync(cacheFolder, 0o777);
  const { status, stderr } = run('content.js', ['check'], {
    DATA_DIR: '/dev/null/data',
    TMPDIR: temporary,
  });
  expect({ status, stderr: stderr.trim() }).toEqual({
    status: 1,
    stderr: `The cache folder ${cacheFolder} cannot be used: another user can write in it; set DATA_DIR to another folder`,
  });
  rmSync(temporary, { recursive: true });
});

test.each(PROGRAMS)('%s refuses an unknown option', (file, args) => {
  const { status, stderr } = run(file, [...args, '--producton']);
  expect(status).not.toBe(0);
  expect(stderr).toContain('--producton');
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
});

test.each(PROGRAMS)('%s names a wrong working folder', (file, args) => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  const { status, stderr } = run(file, args, { cwd: elsewhere });
  expect(status).not.toBe(0);
  expect(stderr.trim().split('\n')[0]).toBe(
    `CONTENT_DIR=content is not valid: it accepts a folder with a site.yaml, relative to the working folder ${elsewhere}`,
  );
  rmSync(elsewhere, { recursive: true });
});

test.each(PROGRAMS)('%s says in one sentence that Node is too old', (file, args) => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "20.9.0" } });';
  const { status, stderr } = run(file, args, {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(old)}`,
  });
  expect({ status, stderr: stderr.trim() }).toEqual({
    status: 1,
    stderr: 'This needs Node 24 or newer; this is Node 20.9.0.',
  });
  // A static import of anything else would fail first, with an error about a name that an old Node
  // does not have.
  const source = readFileSync(join(folder, 'build/program', file), 'utf8');
  expect(source.match(/^import\b.*$/gm)).toEqual([expect.stringContaining('./required-node')]);
});
