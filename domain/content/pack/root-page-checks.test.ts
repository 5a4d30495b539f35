/** Paths of pages in folders whose paths have one part. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { plainPageYaml } from '#tests/plain-page.ts';
import { inspectPack } from './read-pack.ts';

async function problemsOf(slugs: readonly string[], change?: (folder: string) => void) {
  const folder = copyOfPack();
  const plain = join(folder, 'pages/plain');
  mkdirSync(plain);
  for (const slug of slugs) writeFileSync(join(plain, `${slug}.yaml`), plainPageYaml());
  change?.(folder);
  const { problems } = await inspectPack(folder, Date.now());
  return problems.map(({ file, message }) => `${file}: ${message}`);
}

test('a plain page has any name that nothing else has', async () => {
  expect(await problemsOf(['imprint', 'terms-of-use', 'agb', '404'])).toEqual([]);
});

test.each([
  ['about', '/about is the path of another page: rename the file'],
  ['authors', '/authors is the path of another page: rename the file'],
  ['experience-nepal', '/experience-nepal is the path of another page: rename the file'],
  ['tarn-cares', '/tarn-cares is the path of another page: rename the file'],
  ['console', '/console is a path that the server uses for something else: rename the file'],
  ['media', '/media is a path that the server uses for something else: rename the file'],
  ['ne', '/ne is the path of the site in another language: rename the file'],
  [
    'build-my-app',
    '/build-my-app is the path of pages/solutions/build-my-app.yaml too: rename one of the files',
  ],
  ['divacs', '/divacs is the path of pages/stories/divacs.yaml too: rename one of the files'],
])('refuses a plain page with the name %s in one line', async (slug, message) => {
  expect(await problemsOf([slug])).toEqual([`pages/plain/${slug}.yaml: ${message}`]);
});

test('refuses the name of a page in an area that the brand leaves out', async () => {
  const withoutPress = (folder: string) => editFile(folder, 'site.yaml', /$/, 'without: [press]\n');
  expect(await problemsOf(['press'], withoutPress)).toContain(
    'pages/plain/press.yaml: /press is the path of another page: rename the file',
  );
});

test('refuses a page that a redirect hides', async () => {
  const withRedirect = (folder: string) =>
    editFile(folder, 'site.yaml', /^redirects:$/m, 'redirects:\n  /imprint: /about');
  expect(await problemsOf(['imprint'], withRedirect)).toEqual([
    'pages/plain/imprint.yaml: site.yaml redirects /imprint to /about: remove the redirect, or rename the file',
  ]);
});

test('refuses more than 50 plain pages', async () => {
  const slugs = Array.from({ length: 51 }, (_, index) => `page-${100 + index}`);
  expect(await problemsOf(slugs)).toEqual([
    'pages/plain/page-150.yaml: is one of 51 plain pages: use 50 or fewer',
  ]);
});
