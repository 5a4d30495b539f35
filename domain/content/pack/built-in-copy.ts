/** The part of the content pack that is built into the site: the brand and its pages' copy. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodMiniType } from 'zod/mini';
import { BLOCK_COPY } from '#contract/block-copy.ts';
import { COLLECTIONS } from '#contract/collections.ts';
import { FilmPart } from '#contract/copy-parts.ts';
import { PAGE_COPY, PAGE_FOLDERS, type PageFolder } from '#contract/page-copy.ts';
import { FocalPoints, PictureFile } from '#contract/pictures.ts';
import { Drawing, Site } from '#contract/site.ts';
import { Words } from '#contract/words.ts';
import {
  ContentError,
  type ContentProblem,
  filesIn,
  packPath,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { hint } from '#domain/support/near-names.ts';
import { checkedYaml } from './checked-yaml.ts';
import { nearFile } from './media-names.ts';
import { FOCUS_FILE } from './pack-files.ts';

/** Path below the content folder to the schema of what stands there. */
const BUILT_IN = new Map<string, ZodMiniType>([
  ['site.yaml', Site],
  ['words.yaml', Words],
  ...Object.entries(COLLECTIONS).map(([name, schema]) => [`${name}.yaml`, schema] as const),
  ...Object.entries(BLOCK_COPY).map(([name, schema]) => [`${name}.yaml`, schema] as const),
  ...Object.entries(PAGE_COPY).map(([page, schema]) => [`pages/${page}.yaml`, schema] as const),
]);

/** What a pack may do without. */
const OPTIONAL = new Map<string, ZodMiniType>([[FOCUS_FILE, FocalPoints]]);

/** A page of a kind of which the pack may have any number. */
const PAGE_FILE = new RegExp(`^pages/(${Object.keys(PAGE_FOLDERS).join('|')})/[a-z0-9-]+\\.yaml$`);

/** The schema of a file of copy. */
export function schemaOf(file: string): ZodMiniType | undefined {
  const folder = PAGE_FILE.exec(file)?.[1] as PageFolder | undefined;
  return folder ? PAGE_FOLDERS[folder] : (BUILT_IN.get(file) ?? OPTIONAL.get(file));
}

/** Paths below the content folder of all that a pack must have and of all pages that it has. */
export function builtInFiles(contentDir: string): string[] {
  const folders = Object.keys(PAGE_FOLDERS) as PageFolder[];
  const pages = folders.flatMap((folder) =>
    readSlugs(contentDir, folder).map((slug) => `pages/${folder}/${slug}.yaml`),
  );
  const more = [...OPTIONAL.keys()].filter((file) => existsSync(join(contentDir, file)));
  return [...BUILT_IN.keys(), ...pages, ...more];
}

/** The slug of each page of a kind. */
export function readSlugs(contentDir: string, folder: PageFolder): string[] {
  return filesIn(contentDir, `pages/${folder}`)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''));
}

/**
 * Checks one built-in file; `file` is its path below the content folder.
 * @throws ContentError with every mistake, a drawing or picture that is not there included
 */
export function readBuiltInCopy(
  contentDir: string,
  file: string,
  advise?: (problem: ContentProblem) => void,
): unknown {
  const schema = schemaOf(file);
  if (!schema) throw new Error(`${file} belongs to no page`);
  const text = readPackText(contentDir, file);
  const copy = checkedYaml({ file, text, advise }, schema);
  checkClaims(contentDir, file, copy);
  const missing = mediaIn(copy).filter(({ path }) => !existsSync(packPath(contentDir, path)));
  if (missing.length === 0) return copy;
  throw new ContentError(
    missing.map(({ field, path }) => ({
      file,
      line: text.slice(0, text.indexOf(path)).split('\n').length,
      field,
      message: `${path} is not in the content folder${nearFile(contentDir, path)}`,
    })),
  );
}

const CLAIMS = 'claims.yaml';

/** Each claim that a page names must be listed. */
function checkClaims(contentDir: string, file: string, copy: unknown): void {
  const named = claimsIn(copy);
  if (named.length === 0 || file === CLAIMS) return;
  const listed = readBuiltInCopy(contentDir, CLAIMS) as Record<string, unknown>;
  const problems = named
    .filter(({ name }) => !(name in listed))
    .map(({ field, name }) => {
      const message = `${CLAIMS} has no ${name}${hint(name, Object.keys(listed))}`;
      return { file, line: 1, field, message };
    });
  if (problems.length > 0) throw new ContentError(problems);
}

function claimsIn(copy: unknown, field = ''): { field: string; name: string }[] {
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => {
    const place = field === '' ? key : `${field}.${key}`;
    if (key !== 'claims' || !Array.isArray(value)) return claimsIn(value, place);
    return value.map((name: unknown) => ({ field: place, name: String(name) }));
  });
}

/** Where a built-in file names a drawing, a film or a picture of the pack. */
export function mediaIn(copy: unknown, field = ''): { field: string; path: string }[] {
  if (typeof copy === 'string') return isMedia(copy) ? [{ field, path: copy }] : [];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => {
    const place = field === '' ? key : `${field}.${key}`;
    return [...mediaIn(key, place), ...mediaIn(value, place)];
  });
}

function isMedia(value: string): boolean {
  // Almost no text is: to be refused by three schemas takes longer than to read the file.
  if (!/^media\//i.test(value)) return false;
  return [Drawing, FilmPart, PictureFile].some((kind) => kind.safeParse(value).success);
}

const SITE = 'site.yaml';

/** By folder: what its `site.yaml` said, and the brand that was made of it. */
const sites = new Map<string, { text: string; site: Site }>();

/** The brand. Many parts of the program ask for it, so it is read anew only where the file has changed. */
export function readSite(contentDir: string): Site {
  const text = readPackText(contentDir, SITE);
  const known = sites.get(contentDir);
  if (known?.text === text) return known.site;
  const site = readBuiltInCopy(contentDir, SITE) as Site;
  sites.set(contentDir, { text, site });
  return site;
}
