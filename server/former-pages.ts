/** The articles that had a path on another site. */
import { formerUrlKey } from '#contract/former-urls.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import type { CurrentPath } from '#delivery/pages.ts';
import { listFormerUrls } from '#domain/content/articles/index.ts';
import { articleFolders, entryPages } from '#domain/content/pack-files/index.ts';
import { articleKindOf } from '#domain/content/stored-kinds.ts';
import { perContentVersion } from './per-content-version.ts';

interface FormerPages {
  db: Db;
  site: Pick<Site, 'hub'>;
  /** A number that changes with the content. */
  contentVersion: () => number;
}

interface Destination {
  path: string;
  /** Epoch milliseconds. */
  publishedAt: number;
}

/** The paths are read once for each version of the content. */
export function createFormerPages({ db, site, contentVersion }: FormerPages): CurrentPath {
  async function read(): Promise<ReadonlyMap<string, Destination>> {
    const lists = entryPages(site);
    const folders = articleFolders(site);
    const rows = await listFormerUrls(db);
    return new Map(
      rows.map(({ path, kind, slug, publishedAt }) => {
        const list = lists[folders[articleKindOf(kind)]];
        return [path, { path: `${list}/${slug}`, publishedAt }];
      }),
    );
  }

  const destinations = perContentVersion(contentVersion, read, new Map());
  return async (path) => {
    const destination = (await destinations()).get(formerUrlKey(path));
    // An article with a future day is not on the site yet.
    return destination && destination.publishedAt <= Date.now() ? destination.path : undefined;
  };
}
