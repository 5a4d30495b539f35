/**
 * Positions in the menus of the brand's file. The site's modules leave out links to empty areas, so
 * the third link of a module may be the fourth of the file.
 */
import type { Site } from '#contract/site.ts';

type Path = readonly (string | number)[];

/** A link, or a group of links. */
interface Item {
  title: string;
  href?: string;
  items?: Item[];
}

/** Lists of the menus from which links are left out. */
const LISTS = ['header', 'footer', 'legal'] as const;

/**
 * @param site from the modules
 * @param file the parsed file; undefined if nothing was left out
 * @returns the path in the file of a path in the modules
 */
export function menuPositions(site: Site, file: Partial<Site> | undefined): (path: Path) => Path {
  const menus = file?.menus;
  if (!menus) return (path) => path;
  return ([first, list, ...path]) => {
    const name = LISTS.find((one) => one === list);
    const whole = [first, list].filter((key) => key !== undefined);
    if (first !== 'menus' || !name) return [...whole, ...path];
    return [...whole, ...inList(path, site.menus[name] as Item[], menus[name] as Item[])];
  };
}

function inList([index, ...path]: Path, visible: readonly Item[], all: readonly Item[]): Path {
  if (typeof index !== 'number') return [];
  const position = positionsOf(visible, all)[index] ?? index;
  const [key, ...rest] = path;
  if (key !== 'items') return [position, ...path];
  const items = inList(rest, visible[index]?.items ?? [], all[position]?.items ?? []);
  return [position, key, ...items];
}

/** The positions of visible items in the whole list, which has them in the same order. */
function positionsOf(visible: readonly Item[], all: readonly Item[]): number[] {
  let from = 0;
  return visible.map(({ title, href }) => {
    const position = all.findIndex(
      (item, index) => index >= from && item.title.trim() === title && item.href === href,
    );
    from = Math.max(from, position + 1);
    return position;
  });
}
