/** Finds dead links to pages of the site, in texts and in copy. */
import type { ImpactStory } from '#contract/collections.ts';
import type { Site } from '#contract/site.ts';
import {
  type ContentProblem,
  entryPages,
  filesIn,
  IMPACT_STORY_PAGE,
  type PackSource,
} from '#domain/content/pack-files/index.ts';
import { textsIn } from './copy-check.ts';
import { leadsTo } from './empty-areas.ts';
import type { PackLink } from './pack-folder.ts';
import { atField } from './yaml-lines.ts';

/** A link to another site or program: `https://…`, `mailto:…`. */
const OUTSIDE = /^[a-z][a-z\d+.-]*:/i;

/** Paths that are not pages: feeds, calendars, files, the API. */
const NO_PAGE = /\.[a-z\d]+$|^\/(api|media)\//;

/** The last part of a redirect's paths that stands for any name. */
const ANY_NAME = /\/:\w+$/;

/** A text of the copy that is a URL path. Its form is checked by the schema. */
const PATH = /^\/(?![/\\])\S*$/;

/**
 * URL paths of the pages of entries. Invalid files count as well, because they are already reported
 * by themselves.
 */
export function entryPaths(
  contentDir: PackSource,
  site: Site,
  stories: readonly ImpactStory[],
): string[] {
  const paths = Object.entries(entryPages(site)).flatMap(([folder, page]) =>
    slugsIn(contentDir, folder).map((slug) => `${page}/${slug}`),
  );
  return [...paths, ...stories.map(({ slug }) => `${IMPACT_STORY_PAGE}/${slug}`)];
}

function slugsIn(contentDir: PackSource, folder: string): string[] {
  return filesIn(contentDir, folder).flatMap((name) => /^(.+)\.(md|yaml)$/.exec(name)?.[1] ?? []);
}

/** @param pages URL paths of all pages */
export function deadLinks(
  links: readonly PackLink[],
  pages: ReadonlySet<string>,
): ContentProblem[] {
  return links.flatMap(({ href, ...position }) => {
    const message = linkMistake(href, pages);
    return message ? [{ ...position, message }] : [];
  });
}

/** A link in the copy with the path of its field. */
export interface CopyLink {
  file: string;
  path: PropertyKey[];
  href: string;
}

/** @param copies copy by path below the content folder */
export function copyLinks(copies: ReadonlyMap<string, unknown>): CopyLink[] {
  return [...copies].flatMap(([file, copy]) =>
    textsIn(copy).flatMap(({ path, text }) =>
      PATH.test(text) ? [{ file, path, href: text.replace(ANY_NAME, '') }] : [],
    ),
  );
}

/**
 * As `deadLinks`, for links in the copy.
 * @param leftOut paths of areas that the brand leaves out. Pages leave out links that lead there, and
 *   those that a text needs are refused.
 */
export function deadCopyLinks(
  contentDir: PackSource,
  copies: ReadonlyMap<string, unknown>,
  pages: ReadonlySet<string>,
  leftOut: readonly string[],
): ContentProblem[] {
  return copyLinks(copies).flatMap(({ href, ...position }) => {
    if (leadsTo(leftOut, href)) return [];
    const message = linkMistake(href, pages);
    return message ? [atField(contentDir, { ...position, message })] : [];
  });
}

function linkMistake(href: string, pages: ReadonlySet<string>): string | undefined {
  if (OUTSIDE.test(href) || href.startsWith('#')) return undefined;
  if (!href.startsWith('/') || href.startsWith('//')) {
    return `${href} must begin with / or https://`;
  }
  const page = href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  return pages.has(page) || NO_PAGE.test(page) ? undefined : `${page} is not a page of this site`;
}
