import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './paths.mjs';
import { missingPlatformPackages } from './platform-packages.mjs';

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-packages-'));
  const kinds = { 'tool-linux': ['linux', 'glibc'], 'tool-musl': ['linux', 'musl'] };
  const packages = {
    '': {},
    'node_modules/tool': {
      optionalDependencies: { 'tool-linux': '1.0.0', 'tool-musl': '1.0.0', 'tool-mac': '1.0.0' },
    },
    'node_modules/unused': { optionalDependencies: { 'tool-linux': '1.0.0' } },
    'node_modules/tool-mac': { os: ['darwin'], cpu: ['x64'] },
    ...Object.fromEntries(
      Object.entries(kinds).map(([name, [os, libc]]) => [
        `node_modules/${name}`,
        { os: [os], cpu: ['x64'], libc: [libc] },
      ]),
    ),
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
});

afterEach(() => rmSync(folder, { recursive: true }));

const install = (name: string) =>
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });

test('lists missing platform packages of installed packages', () => {
  expect(missingPlatformPackages(folder, LINUX)).toEqual([]);
  install('tool');
  expect(missingPlatformPackages(folder, LINUX)).toEqual(['tool-linux']);
  expect(missingPlatformPackages(folder, { ...LINUX, libc: 'musl' })).toEqual(['tool-musl']);
  install('tool-linux');
  expect(missingPlatformPackages(folder, LINUX)).toEqual([]);
});

test('no platform package of this project is missing', () => {
  expect(missingPlatformPackages(root)).toEqual([]);
});
