/** `docs/dependencies.md` is about the packages that there are. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productBuild } from '#scripts/build.mjs';
import { dependencyCosts, type Group } from './archive/dependency-costs.ts';
import { readLock } from './archive/lock-file.ts';
import { nativePackages } from './archive/native-packages.ts';
import { platformOf } from './archive/platform.ts';
import { bundledBytes } from './archive/shipped-packages.ts';

const DOCUMENT = readFileSync('docs/dependencies.md', 'utf8');

const HEADINGS: Readonly<Record<string, Group>> = {
  'Beside the program': 'native',
  'In the program': 'program',
  'Only in browsers': 'browser',
  'Only for the build': 'build',
};

interface Row {
  name: string;
  group: Group | undefined;
  why: string;
  packages: number;
  kilobytes: number;
}

const ROW = /^\| `([^`]+)` \| (.+?) \| (\d+) \|(?: ([\d,]+) \|)?$/gm;

const rows: Row[] = DOCUMENT.split(/^## /m).flatMap((section) => {
  const group = HEADINGS[section.slice(0, section.indexOf('\n'))];
  return [...section.matchAll(ROW)].map(([, name = '', why = '', packages, kilobytes = '0']) => ({
    name,
    group,
    why,
    packages: Number(packages),
    kilobytes: Number(kilobytes.replaceAll(',', '')),
  }));
});

const costs = dependencyCosts(resolve('.'), productBuild.folder);

/** Builds change code by a few percent; a row is wrong when a library has grown. */
const isAbout = (written: number, actual: number) =>
  Math.abs(written - actual) <= 10 + actual * 0.15;

test('each dependency has one row, in the part of the archive that it is in', () => {
  const described = rows.map(({ name, group }) => `${name}: ${group}`).sort();
  const actual = [...costs].map(([name, { group }]) => `${name}: ${group}`).sort();
  expect(described).toEqual(actual);
});

test('each row has a reason, and the cost is right', () => {
  expect(rows.filter(({ why }) => why.length < 6)).toEqual([]);
  const changed = rows.flatMap(({ name, why, packages, kilobytes }) => {
    const cost = costs.get(name);
    if (!cost || (cost.packages === packages && isAbout(kilobytes, cost.kilobytes))) return [];
    return `| \`${name}\` | ${why} | ${cost.packages} | ${cost.kilobytes.toLocaleString('en-US')} |`;
  });
  expect(changed).toEqual([]);
});

test('the counts of packages are right', () => {
  const lock = readLock();
  const folders = Object.keys(lock).filter((name) => name.startsWith('node_modules/'));
  const installed = folders.filter((name) => !lock[name]?.link);
  const counts = {
    'locked, with tools and tests': installed.length,
    'locked for `npm ci --omit=dev`': installed.filter((name) => !lock[name]?.dev).length,
    'of these installed in an archive': nativePackages(lock, platformOf('linux-x64')).length,
    'bundled into the program': bundledBytes(productBuild.folder, 'program').size,
    'bundled into files for browsers': bundledBytes(productBuild.folder, 'browser').size,
  };
  const written = Object.keys(counts).map((text) => {
    const line = DOCUMENT.split('\n').find((one) => one.startsWith(`| ${text}`));
    return [text, Number(/\| (\d+) \|$/.exec(line ?? '')?.[1])];
  });
  expect(Object.fromEntries(written)).toEqual(counts);
});

test.each(['linux-x64', 'linux-arm64', 'linux-x64-musl', 'linux-arm64-musl', 'darwin-arm64'])(
  'an archive for %s has a build of each native package',
  (name) => {
    const folders = nativePackages(readLock(), platformOf(name));
    expect(folders).toContain('node_modules/sharp');
    expect(folders.filter((folder) => /takumi-rs\/core-/.test(folder))).toHaveLength(1);
    expect(folders.filter((folder) => /@img\/sharp-(?!libvips)/.test(folder))).toHaveLength(1);
  },
);
