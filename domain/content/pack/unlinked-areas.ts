/** Finds areas whose page no menu and no other page links to. */
import { AREA_NAMES, AREAS, leftOutAreas } from '#contract/areas.ts';
import type { Site } from '#contract/site.ts';
import { pathOf } from '#domain/content/entries/index.ts';
import { copyLinks } from './internal-links.ts';

/**
 * @param copies copy by path below the content folder
 * @returns URL paths
 */
export function unlinkedAreas(copies: ReadonlyMap<string, unknown>): string[] {
  const site = copies.get('site.yaml') as Site | undefined;
  if (!site) return [];
  const leftOut = leftOutAreas(site.without);
  const linked = new Set(copyLinks(copies).map(({ href }) => href.replace(/[?#].*/, '')));
  return AREA_NAMES.filter((name) => !leftOut.has(name))
    .map((name) => pathOf(AREAS[name].files[0].replace('{hub}', site.hub?.slice(1) ?? ''), site))
    .filter((path) => path !== null)
    .filter((path) => !linked.has(path));
}
