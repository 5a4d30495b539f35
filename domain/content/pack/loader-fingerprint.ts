import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Folders of code that turns files into rows. If it changes, the same files must be loaded again.
 */
const LOADERS = ['..', '../../../contract', '../../../db'].map(
  (folder) => new URL(`${folder}/`, import.meta.url),
);

let cached: string | undefined;

/**
 * A digest of the code that loads content. The bundle contains a digest made by the build instead.
 */
export function loaderFingerprint(): string {
  // The code of this process does not change.
  cached ??= hashLoaders();
  return cached;
}

function hashLoaders(): string {
  const hash = createHash('sha256');
  for (const folder of LOADERS) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => name.endsWith('.ts')).sort()) {
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(new URL(name, folder)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
