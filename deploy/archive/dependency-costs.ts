/** What each direct dependency adds to an archive, for `docs/dependencies.md`. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, readLock, resolveIn } from './lock-file.ts';
import { nativePackages } from './native-packages.ts';
import type { Platform } from './platform.ts';
import { bundledBytes } from './shipped-packages.ts';

/** Beside the program, in the bundle, only in files for browsers, or not in the archive. */
export type Group = 'native' | 'program' | 'browser' | 'build';

export interface Cost {
  group: Group;
  /** Packages that it brings into that part, with itself. Others may need some of them too. */
  packages: number;
  /** Their code before minifying; for native packages their files. */
  kilobytes: number;
}

/** The platform whose native packages are counted. */
const COUNTED: Platform = { name: 'linux-x64', os: 'linux', cpu: 'x64', libc: 'glibc' };

/** The costs by name. @param build folder of a build with records of its packages */
export function dependencyCosts(root: string, build: string): Map<string, Cost> {
  const lock = readLock(join(root, 'package-lock.json'));
  const { dependencies = {}, devDependencies = {} } = lock[''] ?? {};
  const program = bundledBytes(build, 'program');
  const browser = bundledBytes(build, 'browser');
  const costOf = (name: string): Cost => {
    const folders = brought(lock, name);
    const own = `node_modules/${name}`;
    const bundle = program.has(own) ? program : browser;
    if (!bundle.has(own)) return { group: 'build', packages: folders.length, kilobytes: 0 };
    const shipped = folders.filter((folder) => bundle.has(folder));
    const bytes = shipped.reduce((sum, folder) => sum + (bundle.get(folder) ?? 0), 0);
    const group = bundle === program ? 'program' : 'browser';
    return { group, packages: shipped.length, kilobytes: Math.round(bytes / 1000) };
  };
  const nativeCostOf = (name: string): Cost => {
    const only = { ...lock, '': { ...(lock[''] as Lock['']), dependencies: { [name]: '*' } } };
    const folders = nativePackages(only as Lock, COUNTED);
    const bytes = folders.reduce((sum, folder) => sum + bytesIn(join(root, folder)), 0);
    return { group: 'native', packages: folders.length, kilobytes: Math.round(bytes / 1000) };
  };
  return new Map([
    ...Object.keys(dependencies).map((name) => [name, nativeCostOf(name)] as const),
    ...Object.keys(devDependencies).map((name) => [name, costOf(name)] as const),
  ]);
}

/** The folders of a package and of all that it needs. */
function brought(lock: Lock, name: string): string[] {
  const folders = new Set<string>();
  const add = (needed: string, importer: string) => {
    const folder = resolveIn(lock, needed, importer);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    for (const next of Object.keys(lock[folder]?.dependencies ?? {})) add(next, folder);
  };
  add(name, '');
  return [...folders];
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  );
}
