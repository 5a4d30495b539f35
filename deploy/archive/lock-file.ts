/** The part of `package-lock.json` that an archive needs. */
import { readFileSync } from 'node:fs';

export interface LockedPackage {
  version: string;
  license?: string;
  /** Digest of the package as the registry has it: `sha512-` and Base64. */
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dev?: boolean;
  link?: boolean;
  /** Its URL in a registry, or the folder that a link leads to. */
  resolved?: string;
  /** In the archive of another package. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
  devDependencies?: Record<string, string>;
}

/** The locked packages by their folders: `node_modules/react`. The project itself is at ''. */
export type Lock = Readonly<Record<string, LockedPackage>>;

export function readLock(file = 'package-lock.json'): Lock {
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock }).packages;
}

/** `@img/colour` for `node_modules/sharp/node_modules/@img/colour`. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * The folder of the package that another one gets when it imports a name: the nearest one upwards.
 * Undefined if it is not locked, as an optional peer may be.
 */
export function resolveIn(lock: Lock, name: string, importer: string): string | undefined {
  let folder = importer;
  for (;;) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[candidate]) return candidate;
    if (folder === '') return undefined;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent < 0 ? '' : folder.slice(0, parent);
  }
}
