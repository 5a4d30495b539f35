import { describe, expect, test } from 'vitest';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';
import { builtInFiles, readBuiltInCopy } from './built-in-copy.ts';
import { packageProblems } from './cross-checks.ts';
import { readPack } from './read-pack.ts';

const LIST = 'service-packages.yaml';
const INDEX = 'pages/service-packages.yaml';
const PAGE = 'pages/service-packages/shopify-migration.yaml';

test('finds no mistake in the packages of the tests’ pack', () => {
  const files = builtInFiles(PACK).filter((file) => file.includes('service-packages'));
  expect(files).toHaveLength(14);
  const copies = new Map(files.map((file) => [file, readBuiltInCopy(PACK, file)]));
  expect(packageProblems(copies)).toEqual([]);
});

describe('a contradiction between files is reported with file, line and field', () => {
  test.each([
    [
      PAGE,
      /^relatedPackages: .*$/m,
      'relatedPackages: [shopify-migration, magic]',
      /^pages\/service-packages\/shopify-migration\.yaml:\d+ relatedPackages\.0: is the package itself\n.*:\d+ relatedPackages\.1: service-packages\.yaml has no magic$/m,
    ],
    [
      PAGE,
      /^relatedPackages: .*$/m,
      'relatedPackages: [pwa-conversion-basic, pwa-conversion-basic]',
      /:\d+ relatedPackages\.1: pwa-conversion-basic occurs twice/,
    ],
    [
      INDEX,
      'slug: portfolio-website-package',
      'slug: magic',
      /^pages\/service-packages\.yaml:(?!1 )\d+ goals\.items\.0\.packages\.0\.slug: service-packages\.yaml has no magic$/m,
    ],
    [
      INDEX,
      'slug: portfolio-website-package',
      'slug: shopify-migration',
      /:\d+ goals\.items\.1\.packages\.2\.slug: shopify-migration is already under a goal\n.*:\d+ goals\.items: portfolio-website-package is not under any goal/,
    ],
    [INDEX, 'id: sell', 'id: be-found', /:\d+ goals\.items\.1\.id: be-found occurs twice/],
    [
      INDEX,
      'contains: [design, tests]',
      'contains: [design, magic]',
      /:\d+ goals\.items\.2\.packages\.0\.contains\.1: table\.contents has no magic/,
    ],
    [
      LIST,
      'slug: shopify-migration',
      'slug: pwa-conversion-basic',
      /^service-packages\.yaml:\d+ 10\.slug: pwa-conversion-basic occurs twice$/m,
    ],
  ])('%s with %s', async (file, from, to, message) => {
    const folder = copyOfPack();
    editFile(folder, file, from, to);
    await expect(readPack(folder, Date.now())).rejects.toThrow(message);
  });

  test('reports a package without a page, and a page without a package', async () => {
    const folder = copyOfPack();
    editFile(folder, LIST, 'slug: shopify-migration', 'slug: magic');
    await expect(readPack(folder, Date.now())).rejects.toThrow(
      /^service-packages\.yaml:32 5\.slug: pages\/service-packages\/magic\.yaml is missing\n(.*\n)*?pages\/service-packages\/shopify-migration\.yaml:1: service-packages\.yaml has no shopify-migration$/m,
    );
  });

  test('does not check an invalid file against others', async () => {
    const folder = copyOfPack();
    editFile(folder, PAGE, /^lede: .*$/m, '');
    const reading = readPack(folder, Date.now());
    await expect(reading).rejects.toThrow(/shopify-migration\.yaml:\d+ lede: /);
    await expect(reading).rejects.not.toThrow(/\.yaml is missing|has no/);
  });
});
