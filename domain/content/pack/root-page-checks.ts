/** Checks the paths of pages in folders whose paths have one part: each must lead to one page. */
import { isTranslationFolder } from '#contract/languages.ts';
import { PAGE_COPY } from '#contract/page-copy.ts';
import { entryStarts, type PathNames, pathOfPage, ROOT_FOLDERS } from '#contract/page-paths.ts';
import { MAX_PLAIN_PAGES } from '#contract/pages/plain-page.ts';
import { RESERVED_NAMES } from '#contract/reserved-names.ts';
import type { Site } from '#contract/site.ts';
import { type PackSource, packTree } from '#domain/content/pack-files/index.ts';
import type { FieldMistake } from './yaml-lines.ts';

/** Copy by path below the content folder; undefined for an invalid file. */
type Copies = ReadonlyMap<string, unknown>;

export function rootPageProblems(source: PackSource, copies: Copies): FieldMistake[] {
  const site = copies.get('site.yaml') as Site | undefined;
  const languages = packTree(source, '', false).folders.filter(isTranslationFolder);
  const fileByPath = new Map<string, string>();
  return rootFiles(copies).flatMap(({ file, slug }) => {
    const path = `/${slug}`;
    const other = fileByPath.get(path);
    fileByPath.set(path, other ?? file);
    const message =
      (other && `${path} is the path of ${other} too: rename one of the files`) ??
      (site && takenMessage(slug, site)) ??
      (languages.includes(slug)
        ? `${path} is the path of the site in another language: rename the file`
        : undefined);
    return message ? [{ file, path: [], message }] : [];
  });
}

/** Why a page cannot have a path, whatever other pages there are; undefined if it can. */
export function takenMessage(slug: string, names: PathNames): string | undefined {
  const path = `/${slug}`;
  if (builtInPaths(names).has(path)) return `${path} is the path of another page: rename the file`;
  const isReserved = RESERVED_NAMES.has(slug) || slug === DEFAULT_CONSOLE;
  return isReserved
    ? `${path} is a path that the server uses for something else: rename the file`
    : undefined;
}

/** The default of the setting `CONSOLE`. */
const DEFAULT_CONSOLE = 'console';

/** Also of areas that the brand leaves out, since it may bring them back. */
const builtInPaths = (names: PathNames) =>
  new Set([
    ...Object.keys(PAGE_COPY).flatMap((name) => [`/${name}`, pathOfPage(name, names) ?? []].flat()),
    ...entryStarts(names),
  ]);

function rootFiles(copies: Copies): { file: string; slug: string }[] {
  const files = [...copies.keys()];
  return ROOT_FOLDERS.flatMap((folder) => {
    const start = `pages/${folder}/`;
    return files
      .filter((file) => file.startsWith(start))
      .map((file) => ({ file, slug: file.slice(start.length).replace(/\.yaml$/, '') }));
  });
}

/** Checks the number of plain pages, and that no redirect hides one. */
export function plainPageProblems(copies: Copies): FieldMistake[] {
  const redirects = (copies.get('site.yaml') as Site | undefined)?.redirects ?? {};
  const pages = rootFiles(copies).filter(({ file }) => file.startsWith('pages/plain/'));
  const hidden = pages.flatMap(({ file, slug }) => {
    const target = redirects[`/${slug}`];
    const message = `site.yaml redirects /${slug} to ${target}: remove the redirect, or rename the file`;
    return target === undefined ? [] : [{ file, path: [], message }];
  });
  const [surplus] = pages.slice(MAX_PLAIN_PAGES);
  if (!surplus) return hidden;
  const message = `is one of ${pages.length} plain pages: use ${MAX_PLAIN_PAGES} or fewer`;
  return [...hidden, { file: surplus.file, path: [], message }];
}
