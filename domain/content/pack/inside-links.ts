/** Links inside the site, in texts and in copy, and whether they lead anywhere. */
import type { ImpactStory } from '#contract/collections.ts';
import type { Site } from '#contract/site.ts';
import { type ContentProblem, filesIn } from '#domain/content/pack-files/index.ts';
import { textsIn } from './copy-check.ts';
import { entryPages, IMPACT_STORY_PAGE } from './pack-files.ts';
import type { PackLink } from './pack-folder.ts';
import { atField } from './yaml-lines.ts';

/** One that leads elsewhere: `https://…`, `mailto:…`. */
const OUTSIDE = /^[a-z][a-z\d+.-]*:/i;

/** What is no page: a feed, a calendar, a file, the API. */
const NO_PAGE = /\.[a-z\d]+$|^\/(api|media)\//;

/** A text of the copy that is a URL path; the schema has seen to its form. */
const PATH = /^\/(?![/\\])\S*$/;

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
    const message = linkMistake(href, pages);
    return message ? [{ ...place, message }] : [];
  });
}

/** The same of links in the copy. */
export function deadCopyLinks(
  contentDir: string,
  copies: ReadonlyMap<string, unknown>,
  pages: ReadonlySet<string>,
): ContentProblem[] {
  return [...copies].flatMap(([file, copy]) =>
    textsIn(copy).flatMap(({ path, text }) => {
      const message = PATH.test(text) ? linkMistake(text, pages) : undefined;
      return message ? [atField(contentDir, { file, path, message })] : [];
    }),
  );
}

function linkMistake(href: string, pages: ReadonlySet<string>): string | undefined {
  if (OUTSIDE.test(href) || href.startsWith('#')) return undefined;
  if (!href.startsWith('/') || href.startsWith('//')) {
    return `${href} must begin with / or https://`;
  }
  const page = href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  return pages.has(page) || NO_PAGE.test(page) ? undefined : `${page} is no page of this site`;
}
