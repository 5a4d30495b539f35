/**
 * Areas of the site for which a pack has no entries, and those that its brand leaves out. Menus,
 * the sitemap and the search do not lead there.
 */
import type { Collection } from '#contract/collections.ts';
import { areaPaths, rootPages } from '#contract/page-paths.ts';
import type { Site } from '#contract/site.ts';
import {
  articleFolders,
  entryPages,
  filesIn,
  leftOutOf,
  type PackSource,
} from '#domain/content/pack-files/index.ts';
import { readBuiltInCopy, readSite, readSlugs } from './built-in-copy.ts';

/**
 * The lists of jobs, posts and calendar events are not optional: empty, they say so on their page.
 */
const OPTIONAL_KINDS = ['hub-stories', 'learning-hubs', 'whitepapers'] as const;

const OPTIONAL_LISTS = {
  'case-studies': '/customers',
  'impact-stories': '/impact-stories',
  'service-packages': '/service-packages',
} as const satisfies Partial<Record<keyof Collection, string>>;

/**
 * URL paths of these areas.
 * @throws ContentError
 */
export function emptyAreas(contentDir: PackSource): string[] {
  const site = readSite(contentDir);
  const pages = entryPages(site);
  const leftOut = leftOutOf(contentDir);
  const folders = OPTIONAL_KINDS.map((kind) => articleFolders(site)[kind]).filter(
    (folder) => !hasEntries(contentDir, folder),
  );
  const lists = Object.entries(OPTIONAL_LISTS).filter(
    ([name]) =>
      !leftOut.hasFile(`${name}.yaml`) &&
      (readBuiltInCopy(contentDir, `${name}.yaml`) as unknown[]).length === 0,
  );
  return [
    ...leftOutPaths(contentDir, site),
    ...folders.flatMap((folder) => pages[folder] ?? []),
    ...lists.map(([, page]) => page),
  ];
}

/** URL paths of the areas that the brand leaves out. */
export function leftOutPaths(contentDir: PackSource, site: Site): string[] {
  const pages = rootPages((folder) => readSlugs(contentDir, folder));
  return [...leftOutOf(contentDir).areas].flatMap((area) => areaPaths(area, site, pages));
}

function hasEntries(contentDir: PackSource, folder: string): boolean {
  return filesIn(contentDir, folder).some((name) => name.endsWith('.md'));
}

/** @param areas URL paths */
export function leadsTo(areas: readonly string[], href: string): boolean {
  const path = href.replace(/[?#].*$/s, '');
  return areas.some((area) => path === area || path.startsWith(`${area}/`));
}

/** The menus without links to these areas, and without groups that have no link left. */
export function menusWithout(menus: Site['menus'], areas: readonly string[]): Site['menus'] {
  const isVisible = ({ href }: { href: string }) => !leadsTo(areas, href);
  const { jobSeekers, ...others } = menus;
  return {
    ...others,
    ...(jobSeekers && isVisible(jobSeekers.link) && { jobSeekers }),
    header: menus.header.flatMap((entry): Site['menus']['header'] => {
      if ('href' in entry) return isVisible(entry) ? [entry] : [];
      const { feature, ...group } = entry;
      const items = group.items.filter(isVisible);
      if (items.length === 0) return [];
      return [{ ...group, items, ...(feature && isVisible(feature.link) ? { feature } : {}) }];
    }),
    footer: menus.footer
      .map((list) => ({ ...list, items: list.items.filter(isVisible) }))
      .filter(({ items }) => items.length > 0),
    legal: menus.legal.filter(isVisible),
  };
}
