/** The current paths of pages whose entry got another slug in the console. */
import { isTranslationFolder } from '#contract/languages.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import type { CurrentPath } from '#delivery/pages.ts';
import { pathOf } from '#domain/content/entries/index.ts';
import { renamedFiles } from '#domain/content/find-by-slug.ts';
import { perContentVersion } from './per-content-version.ts';

interface RenamedPages {
  db: Db;
  site: Pick<Site, 'hub' | 'slug'>;
  /** A number that changes with the content. */
  contentVersion: () => number;
}

/** The paths are read once for each version of the content. */
export function createRenamedPages({ db, site, contentVersion }: RenamedPages): CurrentPath {
  async function read(): Promise<ReadonlyMap<string, string>> {
    const files = await renamedFiles(db);
    return new Map(
      files.flatMap(({ from, to }): [string, string][] => {
        const [former, current] = [pathOf(from, site), pathOf(to, site)];
        return former && current ? [[former, current]] : [];
      }),
    );
  }

  const currentPaths = perContentVersion(contentVersion, read, new Map());
  return async (path) => {
    const paths = await currentPaths();
    const { prefix = '', rest = path } =
      /^(?<prefix>\/(?<language>[a-z]{2,3}))(?<rest>\/.*)$/.exec(path)?.groups ?? {};
    const current = isTranslationFolder(prefix.slice(1)) ? paths.get(rest) : undefined;
    return current === undefined ? paths.get(path) : prefix + current;
  };
}
