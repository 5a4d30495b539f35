/** Finds files that were written for the site but are not read, because of their name or folder. */
import { posix } from 'node:path';
import { EVENT_KINDS } from '#contract/events.ts';
import { isTranslationFolder } from '#contract/languages.ts';
import type { Site } from '#contract/site.ts';
import {
  ARTICLE_FOLDERS,
  AUTHORS_FILE,
  articleFolders,
  type ContentProblem,
  categoriesFile,
  DEPARTMENTS_FILE,
  fileProblem,
  JOB_FOLDER,
  type LeftOut,
  OPTIONS_FILE,
  PAPER_SOURCES,
  type PackTree,
} from '#domain/content/pack-files/index.ts';
import { closestName, didYouMean } from '#domain/support/closest-name.ts';
import { newFileName } from './former-names.ts';
import { THEME_FILE } from './theme-colors.ts';

const LISTS = [AUTHORS_FILE, DEPARTMENTS_FILE, OPTIONS_FILE, ...EVENT_KINDS.map(categoriesFile)];

/** Extensions of files that people write. */
const WRITTEN = /\.(md|markdown|mdx|mdown|txt|rtf|html?|docx?|odt|pages|ya?ml|json|toml|css)$/i;

/** Extensions that an editor adds or spells differently. */
const EXTENSIONS =
  /(\.(md|markdown|mdx|mdown|mkd|ya?ml|json|toml|txt|rtf|html?|docx?|odt|pages|css))+$/i;

const LANGUAGE = /^[a-z]{2,3}([-_][a-z]{2,4})?$/i;

/** What is read of a pack. */
interface ReadNames {
  /** Paths below the content folder. */
  files: readonly string[];
  /** Folders of Markdown files. */
  entryFolders: readonly string[];
}

/**
 * @param copies existing files of copy, by path below the content folder; undefined for an invalid
 *   file
 * @param leftOut areas whose files are kept for later
 */
export function unreadFiles(
  tree: PackTree,
  copies: ReadonlyMap<string, unknown>,
  leftOut?: LeftOut,
): ContentProblem[] {
  const { folders } = tree;
  const files = tree.files.filter((file) => !leftOut?.hasFile(file));
  const site = copies.get('site.yaml') as Site | undefined;
  const articles = Object.values(site ? articleFolders(site) : ARTICLE_FOLDERS);
  const names: ReadNames = {
    files: [...copies.keys(), ...LISTS, THEME_FILE],
    entryFolders: [JOB_FOLDER, ...articles, ...EVENT_KINDS],
  };
  return [
    ...folders.flatMap((folder) => {
      const message = folderMessage(folder, files, names);
      return message ? [fileProblem(folder, message)] : [];
    }),
    ...files.flatMap((file) => {
      const message = isRead(file, names) ? undefined : unreadMessage(file, files, names);
      return message ? [fileProblem(file, message)] : [];
    }),
  ];
}

function isRead(file: string, names: ReadNames): boolean {
  const [top = ''] = file.split('/');
  const isEntry = names.entryFolders.includes(posix.dirname(file)) && file.endsWith('.md');
  if (names.files.includes(file) || isEntry || top === 'media') return true;
  if (file.startsWith(`${PAPER_SOURCES}/`)) return true;
  return isTranslationFolder(top) && file.endsWith('.yaml');
}

function unreadMessage(
  file: string,
  files: readonly string[],
  names: ReadNames,
): string | undefined {
  const newName = newFileName(file);
  if (newName === undefined) return fileMessage(file, names);
  // A pack without the new file cannot be loaded, and that problem names this file.
  return files.includes(newName) ? `is not read: it is called ${newName} now` : undefined;
}

function fileMessage(file: string, names: ReadNames): string | undefined {
  const { files: readFiles, entryFolders } = names;
  const folder = posix.dirname(file);
  const [top = ''] = file.split('/');
  // An unknown folder is reported itself.
  if (folder !== '.' && !isKnownFolder(top, names)) return undefined;
  if (!WRITTEN.test(file)) return entryFolders.includes(folder) ? LEFT_OUT : undefined;
  const baseName = posix.basename(file).replace(EXTENSIONS, '');
  if (entryFolders.includes(folder) && !readFiles.includes(`${folder}/${baseName}.yaml`)) {
    return `is not read: the names of entries end in .md, so rename it to ${baseName}.md`;
  }
  // A folder with the name of a file is reported itself.
  if (/\.(md|ya?ml)$/i.test(folder)) return undefined;
  if (entryFolders.includes(top) && folder !== top) {
    return `is not read: put entries directly in ${top}/, not in a subfolder`;
  }
  const yamlFile = posix.join(folder, `${baseName}.yaml`);
  if (readFiles.includes(yamlFile)) return `is not read: rename it to ${posix.basename(yamlFile)}`;
  const suggestion = didYouMean(yamlFile, readFiles);
  if (suggestion || folder !== 'pages') return `is not read${suggestion}`;
  return `is not read: a page of your own belongs in pages/plain/${baseName}.yaml`;
}

const LEFT_OUT = 'is not read: put pictures and other files under media/';

const isKnownFolder = (folder: string, { files, entryFolders }: ReadNames) =>
  folder === 'media' ||
  entryFolders.includes(folder) ||
  isTranslationFolder(folder) ||
  files.some((file) => file.startsWith(`${folder}/`));

function folderMessage(
  folder: string,
  files: readonly string[],
  names: ReadNames,
): string | undefined {
  const { entryFolders } = names;
  if (/\.(md|ya?ml)$/i.test(folder)) {
    return 'is a folder with the name of a file: nothing in it is read';
  }
  if (folder.includes('/') || isKnownFolder(folder, names)) return undefined;
  // A folder without texts is probably not meant for the site.
  if (!files.some((file) => file.startsWith(`${folder}/`) && WRITTEN.test(file))) return undefined;
  if (LANGUAGE.test(folder) && closestName(folder, entryFolders) === undefined) {
    return `is not read: name a folder of translations by a language code, such as ne, not "${folder}"`;
  }
  return `is not read${didYouMean(folder, [...entryFolders, 'pages', 'media'])}`;
}
