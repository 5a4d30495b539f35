/** The public site's files, built with and without the console's sources. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, toolFile } from '#scripts/paths.mjs';

const SOURCES = ['app', 'console', 'contract', 'content', 'domain', 'public', 'vite'];
const FILES = ['vite.config.ts', 'vite.console.config.ts', 'tsconfig.json', 'package.json'];

/** Digests of the site's files, built from these sources. */
function built(without: readonly string[]): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'console-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = [...SOURCES, ...FILES].filter((name) => !without.includes(name));
  for (const name of names) {
    if (!statSync(join(root, name), { throwIfNoEntry: false })) continue;
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, BUILD_DIR: 'build', CONTENT_DIR: 'content' };
  const args = [toolFile('vite', 'vite'), 'build', '--app'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env });
  expect(status, String(stderr)).toBe(0);
  const files = readdirSync(join(folder, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, 'build', name)).isFile())
    .sort();
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, 'build', name)))
      .digest('hex');
  return Object.fromEntries(files.map((name) => [name, digest(name)]));
}

/** Milliseconds for two builds on a busy machine. */
const TIMEOUT = 5 * 60_000;

test('are identical byte for byte', { timeout: TIMEOUT }, () => {
  const withoutConsole = built(['console', 'vite.console.config.ts']);
  expect(Object.keys(withoutConsole).length).toBeGreaterThan(100);
  expect(built([])).toEqual(withoutConsole);
});
