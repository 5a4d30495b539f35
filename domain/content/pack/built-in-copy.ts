import type { ZodMiniType } from 'zod/mini';
import { areasOf } from '#contract/areas.ts';
import { ART_FILE, Art } from '#contract/art.ts';
import { BLOCK_COPY } from '#contract/block-copy.ts';
import { COLLECTIONS } from '#contract/collections.ts';
import { VideoAsset } from '#contract/copy-parts.ts';
import { Labels } from '#contract/labels.ts';
import { PAGE_COPY, PAGE_FOLDERS, type PageFolder } from '#contract/page-copy.ts';
import { fileOfPage } from '#contract/page-paths.ts';
import { FocalPoints, PictureFile } from '#contract/pictures.ts';
import { Drawing, Site } from '#contract/site.ts';
import {
  ContentError,
  type ContentProblem,
  existsInPack,
  FOCUS_FILE,
  fileProblem,
  filesIn,
  leftOutOf,
  type PackSource,
  readPackText,
  writtenHub,
} from '#domain/content/pack-files/index.ts';
import { didYouMean } from '#domain/support/closest-name.ts';
import { parseYaml } from './checked-yaml.ts';
import { fileIsRenamed, formerFileName } from './former-names.ts';
import { nearFile } from './media-names.ts';
import { atField } from './yaml-lines.ts';

const HUB_PAGE = 'hub-stories';

/** Needed only by pages that state prices or terms of contracts (`staffing-check.ts`). */
const PRICES = 'staffing';

/** Without it, pages do not show the impact meter. */
const METER = 'impact-meter';

/** Schemas of required files, by path below the content folder. */
const BUILT_IN = new Map<string, ZodMiniType>([
  ['site.yaml', Site],
  ['labels.yaml', Labels],
  [ART_FILE, Art],
  ...Object.entries(COLLECTIONS)
    .filter(([name]) => name !== PRICES)
    .map(([name, schema]) => [`${name}.yaml`, schema] as const),
  ...Object.entries(BLOCK_COPY)
    .filter(([name]) => name !== METER)
    .map(([name, schema]) => [`${name}.yaml`, schema] as const),
  ...Object.entries(PAGE_COPY)
    .filter(([page]) => page !== HUB_PAGE)
    .map(([page, schema]) => [`pages/${page}.yaml`, schema] as const),
]);

/** Any other file of a page is that of the stories' hub, which has the name of the hub's path. */
const OTHER_PAGE = /^pages\/[a-z0-9-]+\.yaml$/;

/** Schemas of optional files, by path below the content folder. */
const OPTIONAL = new Map<string, ZodMiniType>([
  [FOCUS_FILE, FocalPoints],
  [`${PRICES}.yaml`, COLLECTIONS[PRICES]],
  [`${METER}.yaml`, BLOCK_COPY[METER]],
]);

/** Matches pages of kinds of which a pack may have any number. */
const PAGE_FILE = new RegExp(`^pages/(${Object.keys(PAGE_FOLDERS).join('|')})/[a-z0-9-]+\\.yaml$`);

/** The schema of a file of copy. */
export function schemaOf(file: string): ZodMiniType | undefined {
  const folder = PAGE_FILE.exec(file)?.[1] as PageFolder | undefined;
  if (folder) return PAGE_FOLDERS[folder];
  const schema = BUILT_IN.get(file) ?? OPTIONAL.get(file);
  return schema ?? (OTHER_PAGE.test(file) ? PAGE_COPY[HUB_PAGE] : undefined);
}

/** Tells if a file is named like the page of the hub, but by another path than the pack's. */
export function isOtherHub(contentDir: PackSource, file: string): boolean {
  if (BUILT_IN.has(file) || !OTHER_PAGE.test(file)) return false;
  const hub = writtenHub(contentDir);
  return hub === undefined || file !== fileOfPage(HUB_PAGE, { hub });
}

/**
 * Paths below the content folder: all required files, and the optional ones that exist. Files of
 * areas that the brand leaves out are not among them.
 */
export function builtInFiles(contentDir: PackSource): string[] {
  const folders = Object.keys(PAGE_FOLDERS) as PageFolder[];
  const pages = folders.flatMap((folder) =>
    readSlugs(contentDir, folder).map((slug) => `pages/${folder}/${slug}.yaml`),
  );
  const optional = [...OPTIONAL.keys()].filter((file) => existsInPack(contentDir, file));
  const hub = writtenHub(contentDir);
  const hubPage = hub === undefined ? [] : [fileOfPage(HUB_PAGE, { hub })];
  const leftOut = leftOutOf(contentDir);
  return [...BUILT_IN.keys(), ...hubPage, ...pages, ...optional].filter(
    (file) => !leftOut.hasFile(file),
  );
}

/** The slug of each page of a kind. */
export function readSlugs(contentDir: PackSource, folder: PageFolder): string[] {
  return filesIn(contentDir, `pages/${folder}`)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''));
}

/**
 * Reads and checks one file of copy.
 * @param file path below the content folder
 * @throws ContentError with every mistake, including missing media
 */
export function readBuiltInCopy(
  contentDir: PackSource,
  file: string,
  advise?: (problem: ContentProblem) => void,
): unknown {
  const schema = schemaOf(file);
  if (!schema) throw new Error(`There is no schema for ${file}`);
  refuseFormerName(contentDir, file);
  refuseMissing(contentDir, file);
  if (file === ART_FILE) askForArt(contentDir);
  const text = readPackText(contentDir, file);
  const { copy, advice } = parsedCopy(file, text, schema);
  for (const problem of advice) advise?.(problem);
  checkClaims(contentDir, file, copy);
  const missing = mediaIn(copy).filter(({ path }) => !existsInPack(contentDir, path));
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

interface ParsedCopy {
  text: string;
  copy: unknown;
  advice: ContentProblem[];
}

/** The last text of each file, by path below the content folder. */
const parsedCopies = new Map<string, ParsedCopy>();

/** Parses a file again only if its text has changed, because parsing is most of reading a pack. */
function parsedCopy(file: string, text: string, schema: ZodMiniType): ParsedCopy {
  const previous = parsedCopies.get(file);
  if (previous?.text === text) return previous;
  const advice: ContentProblem[] = [];
  const copy = parseYaml({ file, text, advise: (problem) => advice.push(problem) }, schema);
  const parsed = { text, copy, advice };
  parsedCopies.set(file, parsed);
  return parsed;
}

/** @throws ContentError if the file still has its former name */
function refuseFormerName(contentDir: PackSource, file: string): void {
  const formerName = formerFileName(file);
  if (!formerName || existsInPack(contentDir, file)) return;
  if (!existsInPack(contentDir, formerName)) return;
  throw new ContentError([fileProblem(formerName, fileIsRenamed(file))]);
}

/** @throws ContentError if the file is missing, although its area could be left out */
function refuseMissing(contentDir: PackSource, file: string): void {
  const areas = areasOf(file, writtenHub(contentDir));
  if (areas.length === 0 || existsInPack(contentDir, file)) return;
  const remedy = `write it, or add ${areas.join(' and ')} to "without" in site.yaml`;
  throw new ContentError([fileProblem(file, `is missing: ${remedy}`)]);
}

/** @throws ContentError if the pack is of a version whose pages named the files themselves */
function askForArt(contentDir: PackSource): void {
  if (existsInPack(contentDir, ART_FILE)) return;
  const message =
    'is missing: it names the logo, and the pictures that pages show; docs/content.md has an example';
  throw new ContentError([fileProblem(ART_FILE, message)]);
}

export const CLAIMS = 'claims.yaml';

/** @throws ContentError if a page names a claim that `claims.yaml` does not have */
function checkClaims(contentDir: PackSource, file: string, copy: unknown): void {
  const references = claimsIn(copy);
  if (references.length === 0 || file === CLAIMS) return;
  const claims = readBuiltInCopy(contentDir, CLAIMS) as Record<string, unknown>;
  const problems = references
    .filter(({ name }) => !(name in claims))
    .map(({ field, name }) => {
      const message = `${CLAIMS} has no ${name}${didYouMean(name, Object.keys(claims))}`;
      return atField(contentDir, { file, path: field.split('.'), message });
    });
  if (problems.length > 0) throw new ContentError(problems);
}

/** The claims that a file of copy names, each with the dotted path of the list that names it. */
export function claimsIn(copy: unknown, field = ''): { field: string; name: string }[] {
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => {
    const path = field === '' ? key : `${field}.${key}`;
    if (key !== 'claims' || !Array.isArray(value)) return claimsIn(value, path);
    return value.map((name: unknown) => ({ field: path, name: String(name) }));
  });
}

/** The drawings, videos and pictures that a file of copy names, each with its dotted field path. */
export function mediaIn(copy: unknown, field = ''): { field: string; path: string }[] {
  if (typeof copy === 'string') return isMedia(copy) ? [{ field, path: copy }] : [];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => {
    const valueField = field === '' ? key : `${field}.${key}`;
    return [...mediaIn(key, valueField), ...mediaIn(value, valueField)];
  });
}

function isMedia(value: string): boolean {
  // Few texts are media. Without this check, three schemas would take longer than reading the file.
  if (!/^media\//i.test(value)) return false;
  return [Drawing, VideoAsset, PictureFile].some((kind) => kind.safeParse(value).success);
}

/** The brand. */
export const readSite = (contentDir: PackSource) =>
  readBuiltInCopy(contentDir, 'site.yaml') as Site;
