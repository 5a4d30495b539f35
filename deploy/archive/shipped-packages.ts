/** The packages whose code is in an archive, from the records of its build and from the lock. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, nameOf } from './lock-file.ts';

export interface ShippedPackage {
  /** Its folder in the lock: `node_modules/react`. */
  folder: string;
  /** Where it is installed. */
  path: string;
  name: string;
  version: string;
  /** An SPDX expression. */
  license: string;
  integrity: string;
  /** Where its code is. */
  parts: readonly Part[];
}

/** In the bundled program, in files for browsers, or beside the program. */
export type Part = 'program' | 'browser' | 'native';

/** The names of the records that `packageRecord` writes (`vite/`). */
const PARTS: Readonly<Record<string, Part>> = {
  program: 'program',
  ssr: 'program',
  client: 'browser',
  console: 'browser',
};

/** Packages with text in the style sheets, which a record does not show. */
const IN_STYLES = ['node_modules/tailwindcss'];

/** Bytes of each bundled package before minifying, by its folder, for one part of an archive. */
export function bundledBytes(build: string, part: Part): Map<string, number> {
  const bytes = new Map<string, number>();
  const folder = join(build, 'packages');
  for (const file of readdirSync(folder)) {
    if (PARTS[file.replace('.json', '')] !== part) continue;
    const record: Record<string, number> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const [name, size] of Object.entries(record))
      bytes.set(name, (bytes.get(name) ?? 0) + size);
  }
  return bytes;
}

interface Installed {
  /** Folder that has the `node_modules` of the bundled packages. */
  root: string;
  build: string;
  native: { root: string; folders: readonly string[] };
}

/** @throws Error if the lock lacks a version, a license or a digest */
export function shippedPackages(lock: Lock, { root, build, native }: Installed): ShippedPackage[] {
  const folders: Record<Part, ReadonlySet<string>> = {
    program: new Set(bundledBytes(build, 'program').keys()),
    browser: new Set([...bundledBytes(build, 'browser').keys(), ...IN_STYLES]),
    native: new Set(native.folders),
  };
  const parts = Object.keys(folders) as Part[];
  const all = new Set(parts.flatMap((part) => [...folders[part]]));
  return [...all].sort().map((folder) => {
    const { version, license, integrity } = lock[folder] ?? {};
    if (!version || !license || !integrity) {
      throw new Error(`package-lock.json lacks the version, license or digest of ${folder}.`);
    }
    const isIn = parts.filter((part) => folders[part].has(folder));
    const path = join(isIn.includes('native') ? native.root : root, folder);
    return { folder, path, name: nameOf(folder), version, license, integrity, parts: isIn };
  });
}
