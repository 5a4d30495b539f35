import { createHash } from 'node:crypto';
import { areasOf } from '#contract/areas.ts';
import { ART_FILE, type Art, INLINED_ART, type InlinedArt, NIGHT_SCENES } from '#contract/art.ts';
import { COLLECTIONS } from '#contract/collections.ts';
import type { Site, SiteTheme } from '#contract/site.ts';
import {
  FOCUS_FILE,
  type PackSource,
  packPath,
  packTree,
  readPackBytes,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import type { Pictures } from '#domain/content/pictures/index.ts';
import { utcOffsets } from '#domain/content/time-zone.ts';
import { mediaIn } from './built-in-copy.ts';
import { DARK_NAMES } from './dark-colors.ts';
import { emptyAreas, menusWithout } from './empty-areas.ts';
import { copyWithout } from './links-to-areas.ts';
import { mediaUrl } from './media-url.ts';
import { iconRules } from './pack-icons.ts';
import { THEME_FILE } from './theme-colors.ts';
import { videoDuration } from './video-duration.ts';

/** JSON by path below the content folder, with a query such as `?picture` for derived data. */
export type SiteModules = Record<string, unknown>;

/** Folders below `media/` from which the code imports the URLs of files. */
const FOLDERS = ['scenes', 'films'];

/** A drawing whose style has colors for the night, for its URL with `#night`. */
const NIGHT = /^<svg id="night" [\s\S]*<style>[^<]*:target/;

/** What pages read of areas that the brand leaves out. */
const EMPTY_LISTS = Object.keys(COLLECTIONS)
  .filter((name) => areasOf(`${name}.yaml`).length > 0)
  .map((name) => [`${name}.yaml`, [] as unknown] as const);

const isDrawing = (file: string) => file.endsWith('.svg');

/** Years back for which dates of publication are formatted with the right UTC offset. */
const PAST = 10;

/**
 * The modules that the site's code imports.
 * @param copies checked copy by path below the content folder
 * @param now epoch milliseconds
 */
export function siteModules(
  contentDir: PackSource,
  { copies, pictures }: { copies: ReadonlyMap<string, unknown>; pictures: Pictures },
  now: number,
): SiteModules {
  const site = copies.get('site.yaml') as Site;
  const areas = emptyAreas(contentDir);
  const menus = menusWithout(site.menus, areas);
  const visibleCopies = [...copies].map(
    ([file, copy]) => [file, copyWithout(file, copy, areas)] as const,
  );
  const siteCopies = new Map([...EMPTY_LISTS, ...visibleCopies]).set('site.yaml', {
    ...site,
    menus,
  });
  const files = FOLDERS.flatMap((folder) => packTree(contentDir, `media/${folder}`, false).files);
  const named = [...siteCopies].map(([file, copy]) => {
    return { file, copy, paths: mediaIn(copy).map(({ path }) => path) };
  });
  const drawings = new Set([...files, ...named.flatMap(({ paths }) => paths)].filter(isDrawing));
  return {
    [FOCUS_FILE]: {},
    ...mapped(files.toSorted(), (file) => mediaUrl(contentDir, file)),
    ...Object.fromEntries([...pictures].map(([file, picture]) => [`${file}?picture`, picture])),
    [INLINED_ART]: inlinedArt(contentDir, copies.get(ART_FILE) as Art),
    [NIGHT_SCENES]: [...drawings]
      .filter((file) => NIGHT.test(readPackText(contentDir, file)))
      .map((file) => mediaUrl(contentDir, file)),
    ...videoDurations(contentDir, files),
    'site.yaml?clock': utcOffsets(site.timeZone, now, PAST),
    'site.yaml?clocks': site.offices.map(({ timeZone }) => utcOffsets(timeZone, now)),
    theme: readSiteTheme(contentDir),
    ...Object.fromEntries(
      named.map(({ file, copy, paths }) => {
        const media = mapped(paths, (path) => pictures.get(path) ?? mediaUrl(contentDir, path));
        return [file, withMedia(copy, media)];
      }),
    ),
  };
}

/** The source of the drawings that are parts of documents. */
function inlinedArt(contentDir: PackSource, { logo, hero }: Art): InlinedArt {
  const home = hero?.home?.narrow;
  return {
    mark: readPackText(contentDir, logo.mark),
    home: home?.endsWith('.svg') ? readPackText(contentDir, home) : undefined,
  };
}

/** Durations of videos in whole seconds, for the files that contain one. */
function videoDurations(contentDir: PackSource, files: readonly string[]): SiteModules {
  const videos = files.filter((file) => file.endsWith('.mp4'));
  const durations = videos.map((file) => {
    const seconds = Math.round(videoDuration(packPath(contentDir, file)) ?? 0);
    return [`${file}?seconds`, seconds] as const;
  });
  return Object.fromEntries(durations.filter(([, seconds]) => seconds > 0));
}

const mapped = <Value>(names: string[], get: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, get(name)]));

/** The copy with each path of a media file replaced by its picture or URL. */
function withMedia(copy: unknown, media: Readonly<Record<string, unknown>>): unknown {
  if (typeof copy === 'string') return media[copy] ?? copy;
  if (Array.isArray(copy)) return copy.map((item) => withMedia(item, media));
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(
    Object.entries(copy).map(([key, value]) => [key, withMedia(value, media)]),
  );
}

const FONT_FILES = /@font-face ?\{[^}]*\burl\([^}]*\} ?/g;
const OPTIONAL_FONT = /url\("([^"]+)"\)[^}]*font-display: ?optional/;

/** The built theme is in the document too, and its dark colors would fit no other brand. */
const DARK_RESET = `:root{${DARK_NAMES.map((name) => `--color-${name}:initial`).join(';')}}`;

/** @throws Error if the pack has no theme */
function readSiteTheme(contentDir: PackSource): SiteTheme {
  const bytes = readPackBytes(contentDir, THEME_FILE);
  const css = readPackText(contentDir, THEME_FILE)
    .replace(/\/\*.*?\*\//gs, '')
    // Tailwind's theme syntax, and its resets such as `--color-*: initial`.
    .replace(/@theme\b[^{]*\{/g, ':root{')
    .replace(/--[\w-]+-\*\s*:[^;}]*;/g, '')
    .replace(/url\(\s*["']@content\/([^"')]+)["']\s*\)/g, (_, path: string) => {
      return `url("${mediaUrl(contentDir, path)}")`;
    })
    .replace(/\s+/g, ' ')
    .trim();
  const faces = css.match(FONT_FILES) ?? [];
  return {
    digest: createHash('sha256').update(bytes).digest('hex'),
    css: DARK_RESET + css.replace(FONT_FILES, ''),
    fonts: faces.join(''),
    preloads: faces.flatMap((face) => OPTIONAL_FONT.exec(face)?.[1] ?? []),
    icons: iconRules(contentDir),
  };
}
