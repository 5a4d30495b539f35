/** The URL paths of the built-in pages, by the name of their copy in `pages/`. */
import { AREAS, type AreaName } from './areas.ts';
import type { Site } from './site.ts';

export type PathNames = Pick<Site, 'slug' | 'hub'>;

/** Paths that differ from the name of the copy. */
const PATHS: Readonly<Record<string, string>> = {
  home: '/',
  'why-businesses': '/why-{slug}-for-businesses',
  'why-careers': '/why-{slug}-for-career-opportunities',
  cares: '/grassroot-impact-initative',
  'experience-nepal': '{hub}',
  central: '/{slug}-central',
  'brand-blog': '/{slug}-blog',
};

/** Paths of an area's pages that have no copy file with their name. */
const MORE_PATHS: Partial<Record<AreaName, readonly string[]>> = {
  cares: ['/{slug}-cares'],
  'impact-stories': ['/impact-story'],
};

const withNames = (path: string, { slug, hub }: PathNames) =>
  path.replace('{slug}', slug).replace('{hub}', hub);

/** @param name of a file in `pages/`, without extension */
export const pagePath = (name: string, names: PathNames): string =>
  withNames(PATHS[name] ?? `/${name}`, names);

/** The paths of an area's pages. Pages of entries are below them. */
export function areaPaths(area: AreaName, names: PathNames): string[] {
  const pages = AREAS[area].files.flatMap((file) => /^pages\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []);
  const more = (MORE_PATHS[area] ?? []).map((path) => withNames(path, names));
  return [...pages.map((name) => pagePath(name, names)), ...more];
}
