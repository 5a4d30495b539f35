/**
 * Records which packages a build contains, because a bundle does not show it. The licenses and the
 * bill of materials of an archive follow from these records.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a bundle that both Vite and Rolldown pass to their plugins. */
type Bundle = Record<
  string,
  { type: string; modules?: Record<string, { renderedLength: number }> }
>;

/** Bytes of each package's code before minifying, by its folder: `node_modules/react`. */
export type PackageRecord = Record<string, number>;

const PACKAGE = /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/;

/** @param build folder of the build, in which each part has a record in `packages/` */
export function packageRecord(build: string, part?: string) {
  return {
    name: 'package-record',
    generateBundle: {
      order: 'post' as const,
      // Vite calls it for each of its environments.
      handler(this: { environment?: { name: string } }, _options: unknown, bundle: Bundle) {
        const name = part ?? this.environment?.name ?? 'build';
        const folder = join(build, 'packages');
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${name}.json`), JSON.stringify(recordOf(bundle), null, 2));
      },
    },
  };
}

function recordOf(bundle: Bundle): PackageRecord {
  const record: PackageRecord = {};
  for (const { modules = {} } of Object.values(bundle)) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const folder = PACKAGE.exec(id.replaceAll('\\', '/').replace(/\?.*/, ''))?.[1];
      if (folder) record[folder] = (record[folder] ?? 0) + renderedLength;
    }
  }
  const used = Object.entries(record).filter(([, bytes]) => bytes > 0);
  return Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1)));
}
