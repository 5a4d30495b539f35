/**
 * The URL paths of the built-in pages, by the name of their copy. The stories' hub has the path, the
 * files and the API call that the pack names: `hub: /life-in-bergen` has its copy in
 * `pages/life-in-bergen.yaml`, and its stories in `life-in-bergen/`.
 */
import { AREAS, type AreaName } from './areas.ts';
import type { PageCopy } from './page-copy.ts';
import type { Site } from './site.ts';

export type PageName = keyof PageCopy;

/** The slugs of solutions and of customer stories. */
export interface ListedPages {
  solutions: readonly string[];
  stories: readonly string[];
}

/** The parts of paths that depend on the pack. */
export type PathNames = Pick<Site, 'slug' | 'hub'>;

/** Paths that differ from the name of the copy; null for copy without a path. */
const PATHS: Partial<Record<PageName, string | null>> = {
  home: '/',
  'why-businesses': '/why-{slug}-for-businesses',
  'why-careers': '/why-{slug}-for-career-opportunities',
  cares: '/grassroot-impact-initative',
  'hub-stories': '{hub}',
  central: '/{slug}-central',
  'brand-blog': '/{slug}-blog',
  author: null,
  application: null,
  errors: null,
};

/** Further first parts of the paths of a page, as of the entries that its copy is about. */
const OTHER_STARTS: Readonly<Record<string, PageName>> = {
  '/application': 'application',
  '/authors': 'author',
  '/impact-story': 'impact-stories',
  '/{slug}-cares': 'cares',
};

const filled = (path: string, { slug, hub }: PathNames) =>
  path.replace('{slug}', slug).replace('{hub}', hub);

/** The name of the hub in the names of files and in the API's URLs. */
export const hubName = ({ hub }: Pick<Site, 'hub'>): string => hub.slice(1);

/** The file with the copy of a page, below the content folder. */
export const fileOfPage = (name: PageName, names: Pick<Site, 'hub'>): string =>
  `pages/${name === 'hub-stories' ? hubName(names) : name}.yaml`;

/** @param name any name, such as that of a file below `pages/` */
export function pathOfPage(name: string, names: PathNames): string | null {
  const path = PATHS[name as PageName];
  return path === null ? null : filled(path ?? `/${name}`, names);
}

/**
 * The name of the file below `pages/` with the copy of a page; that of a folder of pages for a page in
 * it.
 * @param path in the first language, also with placeholders such as `/events/:slug`
 * @param listed slugs of the pages in folders whose paths have one part
 */
export function pageOfPath(path: string, names: PathNames, listed: ListedPages): string {
  const [, first = ''] = path.split('/');
  if (listed.solutions.includes(first)) return `solutions/${first}`;
  if (listed.stories.includes(first)) return `stories/${first}`;
  const start = `/${first}`;
  // The file of the hub has the name of its path.
  if (start === names.hub) return hubName(names);
  const others = Object.entries(OTHER_STARTS).map(([other, name]) => [filled(other, names), name]);
  const ownPaths = Object.keys(PATHS).map((name) => [pathOfPage(name, names), name]);
  const [, name = first] = [...others, ...ownPaths].find(([one]) => one === start) ?? [];
  return name ?? first;
}

/** Areas with pages in folders, whose paths have one part. */
const LISTED_AREAS: Partial<Record<AreaName, keyof ListedPages>> = {
  solutions: 'solutions',
  customers: 'stories',
};

/** The paths of an area's pages. Pages of entries are below them. */
export function areaPaths(area: AreaName, names: PathNames, listed: ListedPages): string[] {
  const folder = LISTED_AREAS[area];
  const pages = AREAS[area].files.flatMap((file) => /^pages\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []);
  if (area === 'hub') return [names.hub];
  const others = Object.entries(OTHER_STARTS).filter(([, name]) => pages.includes(name));
  return [
    ...pages.flatMap((name) => pathOfPage(name, names) ?? []),
    ...others.map(([path]) => filled(path, names)),
    ...(folder ? listed[folder].map((slug) => `/${slug}`) : []),
  ];
}
