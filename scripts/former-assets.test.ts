import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildKeepingAssets } from './former-assets.mjs';

const DAY = 86_400_000;
const NOW = Date.parse('2026-06-01');

let folder: string;
let build: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'former-assets-'));
  build = join(folder, 'build');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Like Vite's build, which first empties its folder. */
function buildWith(names: string[], now = NOW, end: () => void = () => undefined): Promise<void> {
  return buildKeepingAssets(
    { build, parked: join(folder, 'parked'), now, maxFiles: 5 },
    async () => {
      rmSync(build, { recursive: true, force: true });
      const assets = join(build, 'client/assets');
      mkdirSync(assets, { recursive: true });
      for (const name of names) writeFileSync(join(assets, name), `of ${name}`);
      end();
    },
  );
}
const former = () => readdirSync(join(build, 'former-assets')).sort();

test('keeps the files of the previous build, including compressed ones', async () => {
  await buildWith(['home-A.js', 'home-A.js.br', 'same-X.css']);
  await buildWith(['home-B.js', 'same-X.css']);
  expect(former()).toEqual(['home-A.js', 'home-A.js.br', 'same-X.css']);
  expect(readFileSync(join(build, 'former-assets/home-A.js'), 'utf8')).toBe('of home-A.js');
  expect(readdirSync(folder)).toEqual(['build']);
});

test('keeps files of earlier builds for a week after they were replaced', async () => {
  await buildWith(['home-A.js']);
  await buildWith(['home-B.js']);
  await buildWith(['home-C.js'], NOW + 6 * DAY);
  expect(former()).toEqual(['home-A.js', 'home-B.js']);
  await buildWith(['home-D.js'], NOW + 8 * DAY);
  expect(former()).toEqual(['home-B.js', 'home-C.js']);
});

test('limits the number of kept files', async () => {
  for (let n = 0; n < 4; n++)
    await buildWith([`${n}-a.js`, `${n}-b.js`, `${n}-c.js`], NOW + n * 1000);
  expect(former()).toHaveLength(5);
  expect(former().filter((name) => name.startsWith('2-'))).toHaveLength(3);
});

test('keeps the files of the last good build after a failed one', async () => {
  await buildWith(['home-A.js']);
  const broken = buildWith([], NOW, () => {
    throw new Error('broken off');
  });
  await expect(broken).rejects.toThrow('broken off');
  await buildWith(['home-C.js']);
  expect(former()).toEqual(['home-A.js']);
});
