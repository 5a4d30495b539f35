/**
 * The URL paths of the built-in pages, by the name of their copy. The stories' hub has the path, the
 * files and the API call that the pack names: `hub: /life-in-bergen` has its copy in
 * `pages/life-in-bergen.yaml`, and its stories in `life-in-bergen/`.
 */
import { AREAS, type AreaName } from './areas.ts';
import type { PageCopy, PageFolder } from './page-copy.ts';
import type { Site } from './site.ts';

export type PageName = keyof PageCopy;

/** Folders below `pages/` whose pages have paths of one part: their slugs. */
export const ROOT_FOLDERS = ['solutions', 'stories', 'plain'] as const satisfies PageFolder[];
export type RootFolder = (typeof ROOT_FOLDERS)[number];

/** The slugs of the pages in each of these folders. */
export type RootPages = Readonly<Record<RootFolder, readonly string[]>>;

export const rootPages = (slugsIn: (folder: RootFolder) => readonly string[]): RootPages => ({
  solutions: slugsIn('solutions'),
  stories: slugsIn('stories'),
  plain: slugsIn('plain'),
});

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

/** First parts of paths, with the slash, below which entries have their pages. */
export const entryStarts = (names: PathNames): string[] =>
  Object.keys(OTHER_STARTS).map((start) => filled(start, names));

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
 */
export function pageOfPath(path: string, names: PathNames, pages: RootPages): string {
  const [, first = ''] = path.split('/');
  const folder = ROOT_FOLDERS.find((name) => pages[name].includes(first));
  if (folder) return `${folder}/${first}`;
  const start = `/${first}`;
  // The file of the hub has the name of its path.
  if (start === names.hub) return hubName(names);
  const others = Object.entries(OTHER_STARTS).map(([other, name]) => [filled(other, names), name]);
  const ownPaths = Object.keys(PATHS).map((name) => [pathOfPage(name, names), name]);
  const [, name = first] = [...others, ...ownPaths].find(([one]) => one === start) ?? [];
  return name ?? first;
}

/** Areas with pages in such a folder. */
const FOLDER_AREAS: Partial<Record<AreaName, RootFolder>> = {
  solutions: 'solutions',
  customers: 'stories',
};

/** The paths of an area's pages. Pages of entries are below them. */
export function areaPaths(area: AreaName, names: PathNames, pagesIn: RootPages): string[] {
  const folder = FOLDER_AREAS[area];
  const pages = AREAS[area].files.flatMap((file) => /^pages\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []);
  if (area === 'hub') return [names.hub];
  const others = Object.entries(OTHER_STARTS).filter(([, name]) => pages.includes(name));
  return [
    ...pages.flatMap((name) => pathOfPage(name, names) ?? []),
    ...others.map(([path]) => filled(path, names)),
    ...(folder ? pagesIn[folder].map((slug) => `/${slug}`) : []),
  ];
}
