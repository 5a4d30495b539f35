/** What of this site decides about imported posts: its authors, the filters of its list, its pages. */

import { parse } from 'yaml';
import type { ArticleKind } from '#contract/articles.ts';
import { formerUrlKey } from '#contract/former-urls.ts';
import { fileOfPage, type PageName } from '#contract/page-paths.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import { listFormerUrls } from '#domain/content/articles/index.ts';
import { pathOf } from '#domain/content/entries/index.ts';
import { AUTHORS_FILE } from '#domain/content/pack-files/index.ts';
import { valueIn } from '#domain/content/source/index.ts';
import { toSlug } from './post-names.ts';
import type { SourcePerson } from './source-post.ts';

/** Kinds that an export may become, with the kinds of their entries and the pages of their lists. */
export const IMPORT_KINDS = {
  blogs: { kind: 'post', page: 'blogs-and-insights' },
  'hub-stories': { kind: 'story', page: 'hub-stories' },
} as const satisfies Partial<Record<ArticleKind, { kind: 'post' | 'story'; page: PageName }>>;
export type ImportKind = keyof typeof IMPORT_KINDS;

export interface SiteFacts {
  site: Pick<Site, 'hub' | 'slug' | 'timeZone'>;
  /** Slugs of authors by their slug and by their name. */
  authors: ReadonlyMap<string, string>;
  /** Filters of the list by their normalized name. */
  filters: ReadonlyMap<string, string>;
  /** Paths of the files of all entries, also of deleted and renamed ones. */
  files: ReadonlySet<string>;
  /** `formerUrlKey` of paths that cannot redirect: pages, and former URLs of articles. */
  takenPaths: ReadonlySet<string>;
}

/** @param pages URL paths of the pages that exist without an entry */
export async function readSiteFacts(
  db: Db,
  { site, kind, pages }: { site: SiteFacts['site']; kind: ImportKind; pages: readonly string[] },
): Promise<SiteFacts> {
  const entries = await db
    .selectFrom('entries')
    .select(['file', 'published_version as version'])
    .execute();
  const livePaths = entries.flatMap(({ file, version }) =>
    version === null ? [] : (pathOf(file, site) ?? []),
  );
  const formerUrls = await listFormerUrls(db);
  const takenPaths = [...pages, ...livePaths].map(formerUrlKey);
  return {
    site,
    authors: authorSlugs(await publishedYaml(db, AUTHORS_FILE)),
    filters: filtersIn(await publishedYaml(db, fileOfPage(IMPORT_KINDS[kind].page, site))),
    files: new Set(entries.map(({ file }) => file)),
    takenPaths: new Set([...takenPaths, ...formerUrls.map(({ path }) => path)]),
  };
}

async function publishedYaml(db: Db, file: string): Promise<unknown> {
  const row = await db
    .selectFrom('entries as entry')
    .innerJoin('entry_versions as version', (join) =>
      join
        .onRef('version.file', '=', 'entry.file')
        .onRef('version.number', '=', 'entry.published_version'),
    )
    .select('version.source')
    .where('entry.file', '=', file)
    .executeTakeFirst();
  return row && parse(row.source, { logLevel: 'silent' });
}

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

function authorSlugs(authors: unknown): Map<string, string> {
  return new Map(
    rowsIn(authors).flatMap(({ slug, name }): [string, string][] => [
      [String(slug), String(slug)],
      [normalized(String(name)), String(slug)],
    ]),
  );
}

/** The first filter shows all articles. */
function filtersIn(page: unknown): Map<string, string> {
  const ids = rowsIn(valueIn(page, ['list', 'filters', 'items'])).slice(1);
  return new Map(ids.map(({ id }) => [normalized(String(id)), String(id)]));
}

/** `Industry insight` and `industry-insight` are the same. */
export const normalized = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The author on this site; empty if there is none. */
export function authorFor({ authors }: SiteFacts, people: readonly SourcePerson[]): string {
  for (const { slug, name } of people) {
    const known = authors.get(slug) ?? authors.get(toSlug(name)) ?? authors.get(normalized(name));
    if (known) return known;
  }
  return '';
}
