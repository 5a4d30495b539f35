import { join } from 'node:path';
import type { Site, SiteTheme } from '#contract/site.ts';
import { fileDigest } from '#domain/content/downloads.ts';
import { packTree, readPackText } from '#domain/content/pack-files/index.ts';
import type { Pictures } from '#domain/content/pictures/index.ts';
import { utcOffsets } from '#domain/content/time-zone.ts';
import { mediaIn } from './built-in-copy.ts';
import { emptyAreas, menusWithout } from './empty-areas.ts';
import { filmSeconds } from './film-seconds.ts';
import { mediaUrl } from './media-url.ts';
import { FOCUS_FILE } from './pack-files.ts';
import { THEME_FILE } from './theme-colours.ts';

/** JSON by what is imported, from the content folder on. */
export type SiteModules = Record<string, unknown>;

/** Folders below `media/` of which the code imports single files, by their URL. */
const FOLDERS = ['scenes', 'films'];

/** Drawings that stand in pages themselves. */
const INLINED = ['media/scenes/mark.svg', 'media/scenes/home-hero-narrow.svg'];

/** Years for which the days of what was published are still told right. */
const PAST = 10;

/**
 * @param copies the built-in copy, checked, by its path below the content folder
 * @param now epoch milliseconds
 */
export function siteModules(
  contentDir: string,
  { copies, pictures }: { copies: ReadonlyMap<string, unknown>; pictures: Pictures },
  now: number,
): SiteModules {
  const site = copies.get('site.yaml') as Site;
  const menus = menusWithout(site.menus, emptyAreas(contentDir));
  const shown = new Map(copies).set('site.yaml', { ...site, menus });
  const files = FOLDERS.flatMap((folder) => packTree(contentDir, `media/${folder}`, false).files);
  return {
    [FOCUS_FILE]: {},
    ...mapped(files.toSorted(), (file) => mediaUrl(contentDir, file)),
    ...Object.fromEntries([...pictures].map(([file, picture]) => [`${file}?picture`, picture])),
    ...Object.fromEntries(
      INLINED.filter((file) => files.includes(file)).map((file) => [
        `${file}?raw`,
        readPackText(contentDir, file),
      ]),
    ),
    ...filmLengths(contentDir, files),
    'site.yaml?clock': utcOffsets(site.timeZone, now, PAST),
    'site.yaml?clocks': site.offices.map(({ timeZone }) => utcOffsets(timeZone, now)),
    theme: readSiteTheme(contentDir),
    ...Object.fromEntries(
      [...shown].map(([file, copy]) => {
        const paths = mediaIn(copy).map(({ path }) => path);
        const served = mapped(paths, (path) => pictures.get(path) ?? mediaUrl(contentDir, path));
        return [file, withMedia(copy, served)];
      }),
    ),
  };
}

/** Whole seconds that each film lasts, of those that say so. */
function filmLengths(contentDir: string, files: readonly string[]): SiteModules {
  const films = files.filter((file) => file.endsWith('.mp4'));
  const lengths = films.map((file) => {
    const seconds = Math.round(filmSeconds(join(contentDir, file)) ?? 0);
    return [`${file}?seconds`, seconds] as const;
  });
  return Object.fromEntries(lengths.filter(([, seconds]) => seconds > 0));
}

const mapped = <Value>(names: string[], get: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, get(name)]));

/** The copy with each path of a file in the place of which stands what pages show. */
function withMedia(copy: unknown, served: Readonly<Record<string, unknown>>): unknown {
  if (typeof copy === 'string') return served[copy] ?? copy;
  if (Array.isArray(copy)) return copy.map((item) => withMedia(item, served));
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(
    Object.entries(copy).map(([key, value]) => [key, withMedia(value, served)]),
  );
}

const FONT_FILES = /@font-face ?\{[^}]*\burl\([^}]*\} ?/g;

/** @throws Error where the pack has no theme */
function readSiteTheme(contentDir: string): SiteTheme {
  const file = join(contentDir, THEME_FILE);
  const css = readPackText(contentDir, THEME_FILE)
    .replace(/\/\*.*?\*\//gs, '')
    // Tailwind's own: names that utilities come of, and those that there are none of.
    .replace(/@theme\b[^{]*\{/g, ':root{')
    .replace(/--[\w-]+-\*\s*:[^;}]*;/g, '')
    .replace(/url\(\s*["']@content\/([^"')]+)["']\s*\)/g, (_, path: string) => {
      return `url("${mediaUrl(contentDir, path)}")`;
    })
    .replace(/\s+/g, ' ')
    .trim();
  const fonts = css.match(FONT_FILES)?.join('') ?? '';
  return { digest: fileDigest(file) ?? '', css: css.replace(FONT_FILES, ''), fonts };
}
