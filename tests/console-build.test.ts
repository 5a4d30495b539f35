/** The console and the public site are separate builds with no shared output. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '#delivery/build-folder.ts';
import { inputsOf } from '#scripts/build.mjs';
import { root } from '#scripts/paths.mjs';

const filesIn = (folder: string) =>
  readdirSync(join(buildFolder, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json)$/.test(name),
  );

test("the site's build uses no file of the console", () => {
  const names = [...inputsOf('site', root).keys()];
  expect(names).toContain('vite.config.ts');
  expect(names.filter((name) => /^(console\/|vite\.console)/.test(name))).toEqual([]);
});

test('a change to the console makes its build stale', () => {
  const names = [...inputsOf('console', root).keys()];
  expect(names).toEqual(expect.arrayContaining(['console/main.tsx', 'vite.console.config.ts']));
  expect(names.filter((name) => /^(app\/(?!ui\/)|server\/|domain\/|content\/)/.test(name))).toEqual(
    [],
  );
});

test.each(['client', 'server'])('nothing in %s/ comes from the console', (folder) => {
  const files = filesIn(folder);
  expect(files.length).toBeGreaterThan(3);
  const consoleFiles = files.filter((name) =>
    /\/api\/v1\/console|console-appearance|--rail/.test(
      readFileSync(join(buildFolder, folder, name), 'utf8'),
    ),
  );
  expect(consoleFiles).toEqual([]);
});
