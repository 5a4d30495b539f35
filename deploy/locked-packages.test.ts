/** Rules for the packages in `package-lock.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameOf, readLock } from './archive/lock-file.ts';

const lock = readLock();
const packages = Object.entries(lock).filter(
  ([folder, { link }]) => folder.startsWith('node_modules/') && !link,
);

/** Licenses that require only a notice. */
const NOTICE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
];

/** Licenses that require more, and the packages that may have them. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  // A library of its own in the archive, which can be replaced.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // A font, which may be bundled with any program.
  'OFL-1.1': /^@fontsource-variable\/inter$/,
  // Tools, which are not in an archive.
  'MPL-2.0': /^(axe-core|lightningcss(-.+)?)$/,
  'Python-2.0': /^argparse$/,
  // Of the object store in tests: all are MIT, which they state in an older form or in a file.
  'no license': /^(busboy|humanize-number|streamsearch)$/,
};

/** Whether an SPDX expression allows the package: one of its alternatives, with all parts. */
function isAllowed(name: string, expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) =>
    alternative.split(' AND ').every((one) => NOTICE.includes(one) || OTHERS[one]?.test(name)),
  );
}

test.each([
  ['x', 'MIT', true],
  ['x', '(MIT OR GPL-3.0-or-later)', true],
  ['x', 'GPL-3.0-or-later', false],
  ['x', 'MIT AND GPL-3.0-or-later', false],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['x', 'LGPL-3.0-or-later', false],
  ['x', 'SEE LICENSE IN LICENSE', false],
])('%s with %s is allowed: %s', (name, license, allowed) => {
  expect(isAllowed(name, license)).toBe(allowed);
});

test('every package has an allowed license', () => {
  expect(packages.length).toBeGreaterThan(500);
  const refused = packages
    .map(([folder, { license = 'no license' }]) => ({ name: nameOf(folder), license }))
    .filter(({ name, license }) => !isAllowed(name, license));
  expect(refused).toEqual([]);
});

test('installed packages have the license that the lock says', () => {
  const differing = packages.flatMap(([folder, { license }]) => {
    const installed = manifestOf(folder);
    return !installed || installed.license === license
      ? []
      : [`${folder}: ${installed.license}, not ${license}`];
  });
  expect(differing).toEqual([]);
});

/** Undefined for a package of another platform. */
function manifestOf(folder: string): { license?: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

test('only packages in `allowScripts` have an install script', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const scripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripts.map(([folder]) => nameOf(folder))).toEqual(Object.keys(allowScripts));
});

test('every package has a digest, and none names a registry', () => {
  // Packages inside the archive of another one are checked with it.
  const lacking = packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
  expect(lacking.map(([folder]) => folder)).toEqual([]);
  expect(packages.flatMap(([folder, { resolved }]) => (resolved ? folder : []))).toEqual([]);
});
