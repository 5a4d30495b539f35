/** Links inside the site, in texts and in copy, and whether they lead anywhere. */
import type { ImpactStory } from '#contract/collections.ts';
import type { Site } from '#contract/site.ts';
import { type ContentProblem, filesIn } from '#domain/content/pack-files/index.ts';
import { entryPages, IMPACT_STORY_PAGE } from './pack-files.ts';
import type { PackLink } from './pack-folder.ts';

/** One that leads elsewhere: `https://…`, `mailto:…`. */
const OUTSIDE = /^[a-z][a-z\d+.-]*:/i;

/** What is no page: a feed, a calendar, a file, the API. */
const NO_PAGE = /\.[a-z\d]+$|^\/(api|media)\//;

/** Texts of the copy that are URL paths; the schema has seen to their form. */
export function linksInCopy(file: string, copy: unknown, path: PropertyKey[] = []): CopyLink[] {
  if (typeof copy === 'string')
    return /^\/(?![/\\])\S*$/.test(copy) ? [{ file, path, href: copy }] : [];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) =>
    linksInCopy(file, value, [...path, Array.isArray(copy) ? Number(key) : key]),
  );
}

export interface CopyLink {
  file: string;
  path: PropertyKey[];
  href: string;
}

/**
 * URL paths of the pages that the pack has an entry for. Files with mistakes count: they are
 * named already.
 */
export function entryPaths(
  contentDir: string,
  site: Site,
  stories: readonly ImpactStory[],
): string[] {
  const own = Object.entries(entryPages(site)).flatMap(([folder, page]) =>
    slugsIn(contentDir, folder).map((slug) => `${page}/${slug}`),
  );
  return [...own, ...stories.map(({ slug }) => `${IMPACT_STORY_PAGE}/${slug}`)];
}

function slugsIn(contentDir: string, folder: string): string[] {
  return filesIn(contentDir, folder).flatMap((name) => /^(.+)\.(md|yaml)$/.exec(name)?.[1] ?? []);
}

/** @param pages URL paths of all pages */
export function deadLinks(
  links: readonly PackLink[],
  pages: ReadonlySet<string>,
): ContentProblem[] {
  return links.flatMap(({ href, ...place }) => {
    if (OUTSIDE.test(href) || href.startsWith('#')) return [];
    if (!href.startsWith('/') || href.startsWith('//')) {
      return { ...place, message: `${href} must begin with / or https://` };
    }
    const page = href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
    if (pages.has(page) || NO_PAGE.test(page)) return [];
    return { ...place, message: `${page} is no page of this site` };
  });
}
