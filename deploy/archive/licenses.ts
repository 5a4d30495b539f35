/** `THIRD-PARTY-LICENSES`: the license texts of all packages in an archive. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from './shipped-packages.ts';

const LICENSE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;
const TEXTS = join(import.meta.dirname, 'license-texts');
const RULE = '='.repeat(80);

/** The manifest of a package, as far as it names authors and sources. */
interface Manifest {
  author?: string | { name?: string };
  homepage?: string;
  repository?: string | { url?: string };
}

/** @param more other texts by title */
export function thirdPartyLicenses(
  packages: readonly ShippedPackage[],
  more: Readonly<Record<string, string>>,
): string {
  const sections = packages.map((item) => [
    `${item.name} ${item.version} (${item.license})`,
    licenseText(item),
  ]);
  const texts = [...sections, ...Object.entries(more)].map(
    ([title, text]) => `${RULE}\n${title}\n${RULE}\n\n${text?.trim()}\n`,
  );
  const intro = 'This archive contains the following software of others, under these licenses.\n';
  return [intro, ...texts].join('\n');
}

/** The files of the package, or the standard text if it has none. */
function licenseText({ path, license }: ShippedPackage): string {
  const names = readdirSync(path).filter((name) => LICENSE_FILE.test(name));
  const own = names.sort().map((name) => readFileSync(join(path, name), 'utf8').trim());
  return own.length > 0 ? own.join('\n\n') : standardText(path, license);
}

function standardText(folder: string, license: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const author = typeof manifest.author === 'string' ? manifest.author : manifest.author?.name;
  const { repository } = manifest;
  const url = typeof repository === 'string' ? repository : (repository?.url ?? manifest.homepage);
  const source = `The package has no license file. Its source: ${url ?? 'unknown'}`;
  if (/\bMIT\b/.test(license)) return `${source}\n\n${mitText(author ?? 'its authors')}`;
  const read = (name: string) => readFileSync(join(TEXTS, `${name}.txt`), 'utf8').trim();
  if (license === 'Apache-2.0') return `${source}\n\n${read('Apache-2.0')}`;
  if (license === 'LGPL-3.0-or-later') {
    // Libraries inside the binary have other licenses, which its README lists.
    const parts = readFileSync(join(folder, 'README.md'), 'utf8').trim();
    return [source, parts, read('LGPL-3.0'), read('GPL-3.0')].join('\n\n');
  }
  throw new Error(`${folder} has no license file, and deploy/archive has no text for ${license}.`);
}

const mitText = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
