/** Links in the copy to areas without pages: which ones are left out, and which their text needs. */
import { isOptionalAt } from '#contract/schema-parts.ts';
import type { Site } from '#contract/site.ts';
import type { PackSource } from '#domain/content/pack-files/index.ts';
import { schemaOf } from './built-in-copy.ts';
import { leadsTo, leftOutPaths } from './empty-areas.ts';
import { copyLinks } from './internal-links.ts';
import type { FieldMistake } from './yaml-lines.ts';

type Path = readonly PropertyKey[];

/**
 * A file of copy without links to these areas: items of lists that are links, and optional fields.
 * @param areas URL paths
 */
export function copyWithout(file: string, copy: unknown, areas: readonly string[]): unknown {
  if (areas.length === 0) return copy;
  const without = (value: unknown, path: Path): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(([key, part]) => {
      const partPath = [...path, Array.isArray(value) ? Number(key) : key];
      return { key, part, partPath };
    });
    const visible = parts
      .filter(({ part, partPath }) => !isLinkTo(areas, part) || !canBeLeftOut(file, partPath))
      .map(({ key, part, partPath }) => [key, without(part, partPath)] as const);
    return Array.isArray(value) ? visible.map(([, part]) => part) : Object.fromEntries(visible);
  };
  return without(copy, []);
}

/** A path, or an object with one. */
function isLinkTo(areas: readonly string[], value: unknown): boolean {
  const href = typeof value === 'string' ? value : (value as { href?: unknown } | null)?.href;
  return typeof href === 'string' && leadsTo(areas, href);
}

/** Items of lists, except single paths, and optional fields. */
function canBeLeftOut(file: string, path: Path): boolean {
  if (typeof path.at(-1) === 'number') return true;
  const schema = schemaOf(file);
  return schema !== undefined && isOptionalAt(schema, path);
}

/**
 * Links to areas that the brand leaves out, which their texts need.
 * @param copies copy by path below the content folder; undefined for an invalid file
 */
export function leftOutLinks(
  source: PackSource,
  copies: ReadonlyMap<string, unknown>,
): FieldMistake[] {
  const site = copies.get('site.yaml') as Site | undefined;
  if (!site?.without?.length) return [];
  const areas = leftOutPaths(source, site);
  return copyLinks(copies)
    .filter(({ file, path, href }) => leadsTo(areas, href) && isNeeded(file, path))
    .map(({ file, path, href }) => ({
      file,
      path,
      message: `leads to ${href}, which "without" in site.yaml leaves out`,
    }));
}

function isNeeded(file: string, path: Path): boolean {
  // Menus leave out links, and the other paths of this file are not links.
  if (file === 'site.yaml') return path[0] === 'menus' && path[1] === 'contact';
  const link = path.at(-1) === 'href' ? path.slice(0, -1) : path;
  return !canBeLeftOut(file, link);
}
