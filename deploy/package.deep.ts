/** `npm run package`: the same bytes each time, complete, and nothing else. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseBuild } from '#scripts/build.mjs';
import { root } from '#scripts/paths.mjs';
import { makeArchive } from './archive/make-archive.ts';
import { ownPlatform } from './archive/platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const site = join(folder, 'unpacked');
/** Other tests use the build of `npm run package` at the same time. */
const build = { ...releaseBuild, folder: '.cache/release-build-twice' };
const removeBuild = () => rmSync(join(root, build.folder), { recursive: true, force: true });
let file: string;

/** A commit during the test would change the times of files. */
const TIME = '1700000000';

beforeAll(async () => {
  process.env.SOURCE_DATE_EPOCH = TIME;
  ({ file } = await makeArchive(ownPlatform(), join(folder, 'first'), build));
  mkdirSync(site);
  execFileSync('tar', ['-xzf', file, '-C', site, '--strip-components=1']);
}, 600_000);

afterAll(() => {
  delete process.env.SOURCE_DATE_EPOCH;
  rmSync(folder, { recursive: true, force: true });
  removeBuild();
});

const digestOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
const namesIn = (path: string) => readdirSync(join(site, path)).sort();
const filesIn = (path: string) =>
  readdirSync(join(site, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('another build of the same sources has the same bytes', async () => {
  removeBuild();
  const { file: other } = await makeArchive(ownPlatform(), join(folder, 'second'), build);
  expect(digestOf(other)).toBe(digestOf(file));
}, 600_000);

test('contains the program, its packages, the content, and nothing else', () => {
  const expected = ['LICENSE', 'README.md', 'THIRD-PARTY-LICENSES', 'bin', 'client', 'console'];
  expected.push('content', 'deploy', 'node_modules', 'package.json', 'packs', 'program');
  expect(namesIn('.')).toEqual([...expected, 'sbom.cdx.json']);
  expect(namesIn('deploy')).toEqual(['proxies', 'systemd']);
  expect(namesIn('node_modules')).toEqual(['@img', '@takumi-rs', 'detect-libc', 'semver', 'sharp']);
  expect(namesIn('node_modules/@img')).toHaveLength(3);
  expect(namesIn('node_modules/@takumi-rs')).toHaveLength(3);
  expect(
    filesIn('node_modules').filter((name) => /\.(d\.[cm]?ts|cc|h|md|map)$/.test(name)),
  ).toEqual([]);
  expect(filesIn('program')).toEqual(
    expect.arrayContaining(['healthcheck.js', 'pdfium.wasm', 'harfbuzz.wasm']),
  );
});

test('lists each of its packages with a license text', () => {
  const { components } = JSON.parse(readFileSync(join(site, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string; version: string; properties: { value: string }[] }[];
  };
  const licenses = readFileSync(join(site, 'THIRD-PARTY-LICENSES'), 'utf8');
  const lacking = components.filter(
    ({ name, version }) => !licenses.includes(`\n${name} ${version} (`),
  );
  expect(lacking).toEqual([]);
  const inPart = (part: string) =>
    components.filter(({ properties }) => properties.some(({ value }) => value === part)).length;
  expect(inPart('native')).toBe(9);
  expect(inPart('program')).toBeGreaterThan(200);
  expect(inPart('browser')).toBeGreaterThan(20);
  expect(licenses).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});

/** Runs `bin/site` in the unpacked folder, with the Node that runs this test. */
function run(args: string[], settings: Record<string, string> = {}) {
  const env = { PATH: `${join(process.execPath, '..')}:${process.env.PATH}`, ...settings };
  return spawnSync('bin/site', args, { cwd: site, encoding: 'utf8', env });
}

test('runs the commands, also those that cut fonts and draw icons', () => {
  const data = join(folder, 'data');
  const settings = { DATA_DIR: data };
  expect(run(['content', 'check'], settings)).toMatchObject({ status: 0 });
  expect(run(['content', 'load'], settings)).toMatchObject({ status: 0 });
  expect(run(['inbox', 'list'], settings)).toMatchObject({ status: 0 });
  expect(run(['staff', 'list'], settings)).toMatchObject({ status: 0 });
  expect(run(['content', 'icons'], settings)).toMatchObject({ status: 0 });
  const fonts = ['latin', 'latin-rest', 'devanagari-ne'].map(
    (name) => `content/media/fonts/${name}.woff2`,
  );
  expect(run(['content', 'fonts', ...fonts], settings)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('media/fonts/latin.woff2 (unchanged)'),
  });
}, 600_000);

test.each(['content', 'data', 'doctor', 'inbox', 'staff'])('%s has no npm in its help', (name) => {
  const { status, stdout } = run([name, '--help']);
  expect({ status, usage: stdout.split('\n')[0] }).toEqual({
    status: 0,
    usage: expect.stringContaining(`Usage: node program/${name}.js `),
  });
});

test('refuses an unknown command and an unknown option with one line', () => {
  expect(run(['stuff'])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Unknown command stuff: use content, .+\n$/),
  });
  expect(run(['--producton'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Unknown argument --producton: .+\n$/),
  });
});
