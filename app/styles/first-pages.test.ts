import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sheet = readFileSync('app/styles/first-pages.css', 'utf8');

/** Folders below `app/` from which the lighter sheet takes no classes. */
const left = [...sheet.matchAll(/@source not "\.\.\/(routes|ui)\/\{([^}]+)\}/g)].flatMap(
  ([, room, names = '']) => names.split(',').map((name) => `app/${room}/${name}`),
);

/** Route modules whose handle asks for that sheet. */
const pages = readdirSync('app/routes', { recursive: true, encoding: 'utf8' })
  .map((name) => join('app/routes', name))
  .filter((file) => file.endsWith('.tsx') && /sheet: 'first'/.test(readFileSync(file, 'utf8')));

/** All files below `app/` that these import, directly or not. */
function reached(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files.filter((file) => existsSync(file) && !seen.has(file))) {
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from |import\()'([^']+\.tsx?)'/g);
    const paths = [...imports].map(([, path = '']) =>
      path.startsWith('#app/') ? path.slice(1) : join(dirname(file), path),
    );
    reached(paths, seen);
  }
  return seen;
}

test('the lighter sheet leaves out nothing that its pages use', () => {
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter((folder) => !existsSync(folder))).toEqual([]);
  expect(pages.length).toBeGreaterThan(3);
  const files = [...reached(['app/root.tsx', ...pages])];
  const isLeft = (file: string) => left.some((folder) => file.startsWith(`${folder}/`));
  expect(files.filter(isLeft)).toEqual([]);
});
