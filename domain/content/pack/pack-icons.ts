/** The icons that a pack adds to the built-in ones. */
import { ART_FILE } from '#contract/art.ts';
import { BUILT_IN_ICONS, ICON_FOLDER, IconName } from '#contract/icons.ts';
import { filesIn, type PackSource } from '#domain/content/pack-files/index.ts';
import { didYouMean } from '#domain/support/closest-name.ts';
import { mediaUrl } from './media-url.ts';
import type { FieldMistake } from './yaml-lines.ts';

/** Their names, in alphabetical order. Files with other names are ignored. */
export const ownIcons = (contentDir: PackSource): string[] =>
  filesIn(contentDir, ICON_FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .filter((name) => IconName.safeParse(name).success)
    .toSorted();

/** CSS with the mask of each added icon, as `icons.css` has for the built-in ones. */
export const iconRules = (contentDir: PackSource): string =>
  ownIcons(contentDir)
    .map((name) => {
      const url = mediaUrl(contentDir, `${ICON_FOLDER}/${name}.svg`);
      return `.icon-${name}{--icon:url("${url}")}`;
    })
    .join('');

/**
 * Checks that each icon that a file names exists.
 * @param files copy by path below the content folder; undefined for an invalid file, which is
 *   skipped
 */
export function iconProblems(
  contentDir: PackSource,
  files: ReadonlyMap<string, unknown>,
): FieldMistake[] {
  const known = new Set<string>([...BUILT_IN_ICONS, ...ownIcons(contentDir)]);
  return [...files].flatMap(([file, copy]) =>
    // Its `icon` is that of the browser's tab.
    file === ART_FILE
      ? []
      : namesIn(copy, []).flatMap(({ name, path }) =>
          known.has(name) ? [] : [{ file, path, message: unknownIcon(name, known) }],
        ),
  );
}

const unknownIcon = (name: string, known: ReadonlySet<string>) =>
  `must be one of ${[...known].join(', ')}, or have a drawing ${ICON_FOLDER}/${name}.svg${didYouMean(name, known)}`;

interface NamedIcon {
  name: string;
  path: PropertyKey[];
}

function namesIn(copy: unknown, path: PropertyKey[]): NamedIcon[] {
  if (typeof copy !== 'object' || copy === null) return [];
  const isList = Array.isArray(copy);
  return Object.entries(copy).flatMap(([key, value]) => {
    const inner = [...path, isList ? Number(key) : key];
    if (key === 'icon' && typeof value === 'string') return [{ name: value, path: inner }];
    return namesIn(value, inner);
  });
}
