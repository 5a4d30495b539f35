/** The files of an archive, by their paths in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { thirdPartyLicenses } from './licenses.ts';
import type { Lock } from './lock-file.ts';
import { installedPackages, nativePackages } from './native-packages.ts';
import type { Platform } from './platform.ts';
import type { Project } from './project.ts';
import { shippedPackages } from './shipped-packages.ts';
import { launcher, manifest, readme } from './texts.ts';

/** A copied file, or one that is written. */
export type ArchiveFile = { source: string } | { text: string; isProgram?: boolean };

export type ArchiveFiles = ReadonlyMap<string, ArchiveFile>;

interface Source {
  /** The project's folder. */
  root: string;
  build: string;
  project: Project;
  lock: Lock;
  platform: Platform;
  /** Time of the commit. */
  time: Date;
  /** A folder for packages of another platform. */
  staging: string;
}

/** Folders of a build that the program reads. The site's code is in the program too. */
const BUILT = ['program', 'client', 'console'];

/** Folders with brand packs. */
const PACKS = ['content', 'packs'];

/** Folders with files for the server's own programs. */
const FOR_SERVERS = ['deploy/systemd', 'deploy/proxies'];

/** Files of editors and systems, such as `.DS_Store`. */
const HIDDEN = /(^|\/)\./;

/** What Node and the loader read; not type declarations, sources of binaries, and documents. */
const RUNS = /\.([cm]?js|json|node|wasm|dll|dylib|so(\.\d+)*)$/;

export function archiveFiles(source: Source): ArchiveFiles {
  const { root, build, project, lock, platform, time } = source;
  const files = new Map<string, ArchiveFile>();
  const add = (folder: string, path: string, isIncluded = (_name: string) => true) => {
    for (const name of filesIn(folder)) {
      if (isIncluded(name)) files.set(`${path}/${name}`, { source: join(folder, name) });
    }
  };
  for (const name of BUILT) add(join(build, name), name);
  for (const name of FOR_SERVERS) add(join(root, name), name);
  for (const name of PACKS) add(join(root, name), name, (file) => !HIDDEN.test(file));
  const native = nativePackages(lock, platform);
  const installed = installedPackages(platform, root, source.staging);
  for (const folder of native) {
    add(join(installed, folder), folder, (file) => RUNS.test(file) && !isNested(file));
  }
  const packages = shippedPackages(lock, {
    root,
    build,
    native: { root: installed, folders: native },
  });
  const texts: Record<string, string> = {
    'README.md': readme(project, platform.name),
    'package.json': manifest(project),
    'THIRD-PARTY-LICENSES': thirdPartyLicenses(packages, {
      'Lucide icons (ISC)': readFileSync(join(root, 'app/ui/icons/LICENSE'), 'utf8'),
    }),
    'sbom.cdx.json': `${JSON.stringify(billOfMaterials(project, packages, time), null, 1)}\n`,
  };
  for (const [name, text] of Object.entries(texts)) files.set(name, { text });
  files.set('LICENSE', { source: join(root, 'LICENSE') });
  files.set('bin/site', { text: launcher(project), isProgram: true });
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Packages inside a package have their own entries in the lock. */
const isNested = (file: string) => file.includes('node_modules/');

/** Relative paths with `/`; none if the folder does not exist. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'));
}
