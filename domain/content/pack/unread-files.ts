/** Finds files that were written for the site but are not read, because of their name or folder. */
import { posix } from 'node:path';
import type { AreaName } from '#contract/areas.ts';
import { EVENT_KINDS } from '#contract/events.ts';
import { isTranslationFolder } from '#contract/languages.ts';
import {
  ARTICLE_FOLDERS,
  AUTHORS_FILE,
  type ContentProblem,
  categoriesFile,
  DEPARTMENTS_FILE,
  fileProblem,
  isLeftOut,
  JOB_FOLDER,
  OPTIONS_FILE,
  PAPER_SOURCES,
  type PackTree,
} from '#domain/content/pack-files/index.ts';
import { closestName, didYouMean } from '#domain/support/closest-name.ts';
import { newFileName } from './former-names.ts';
import { THEME_FILE } from './theme-colors.ts';

const ENTRY_FOLDERS: readonly string[] = [
  JOB_FOLDER,
  ...Object.values(ARTICLE_FOLDERS),
  ...EVENT_KINDS,
];

const LISTS = [AUTHORS_FILE, DEPARTMENTS_FILE, OPTIONS_FILE, ...EVENT_KINDS.map(categoriesFile)];

/** Extensions of files that people write. */
const WRITTEN = /\.(md|markdown|mdx|mdown|txt|rtf|html?|docx?|odt|pages|ya?ml|json|toml|css)$/i;

/** Extensions that an editor adds or spells differently. */
const EXTENSIONS =
  /(\.(md|markdown|mdx|mdown|mkd|ya?ml|json|toml|txt|rtf|html?|docx?|odt|pages|css))+$/i;

const LANGUAGE = /^[a-z]{2,3}([-_][a-z]{2,4})?$/i;

/**
 * @param copyFiles existing files of copy, paths below the content folder
 * @param leftOut areas whose files are kept for later
 */
export function unreadFiles(
  tree: PackTree,
  copyFiles: readonly string[],
  leftOut: ReadonlySet<AreaName> = new Set(),
): ContentProblem[] {
  const { folders } = tree;
  const files = tree.files.filter((file) => !isLeftOut(file, leftOut));
  const readFiles = [...copyFiles, ...LISTS, THEME_FILE];
  return [
    ...folders.flatMap((folder) => {
      const message = folderMessage(folder, files, readFiles);
      return message ? [fileProblem(folder, message)] : [];
    }),
    ...files.flatMap((file) => {
      const message = isRead(file, readFiles) ? undefined : unreadMessage(file, files, readFiles);
      return message ? [fileProblem(file, message)] : [];
    }),
  ];
}

const isEntry = (file: string) =>
  ENTRY_FOLDERS.includes(posix.dirname(file)) && file.endsWith('.md');

function isRead(file: string, readFiles: readonly string[]): boolean {
  const [top = ''] = file.split('/');
  if (readFiles.includes(file) || isEntry(file) || top === 'media') return true;
  if (file.startsWith(`${PAPER_SOURCES}/`)) return true;
  return isTranslationFolder(top) && file.endsWith('.yaml');
}

function unreadMessage(
  file: string,
  files: readonly string[],
  readFiles: readonly string[],
): string | undefined {
  const newName = newFileName(file);
  if (newName === undefined) return fileMessage(file, readFiles);
  // A pack without the new file cannot be loaded, and that problem names this file.
  return files.includes(newName) ? `is not read: it is called ${newName} now` : undefined;
}

function fileMessage(file: string, readFiles: readonly string[]): string | undefined {
  const folder = posix.dirname(file);
  const [top = ''] = file.split('/');
  // An unknown folder is reported itself.
  if (folder !== '.' && !isKnownFolder(top, readFiles)) return undefined;
  if (!WRITTEN.test(file)) return ENTRY_FOLDERS.includes(folder) ? LEFT_OUT : undefined;
  const baseName = posix.basename(file).replace(EXTENSIONS, '');
  if (ENTRY_FOLDERS.includes(folder) && !readFiles.includes(`${folder}/${baseName}.yaml`)) {
    return `is not read: the names of entries end in .md, so rename it to ${baseName}.md`;
  }
  // A folder with the name of a file is reported itself.
  if (/\.(md|ya?ml)$/i.test(folder)) return undefined;
  if (ENTRY_FOLDERS.includes(top) && folder !== top) {
    return `is not read: put entries directly in ${top}/, not in a subfolder`;
  }
  const yamlFile = posix.join(folder, `${baseName}.yaml`);
  if (readFiles.includes(yamlFile)) return `is not read: rename it to ${posix.basename(yamlFile)}`;
  return `is not read${didYouMean(yamlFile, readFiles)}`;
}

const LEFT_OUT = 'is not read: put pictures and other files under media/';

const isKnownFolder = (folder: string, readFiles: readonly string[]) =>
  folder === 'media' ||
  ENTRY_FOLDERS.includes(folder) ||
  isTranslationFolder(folder) ||
  readFiles.some((file) => file.startsWith(`${folder}/`));

function folderMessage(
  folder: string,
  files: readonly string[],
  readFiles: readonly string[],
): string | undefined {
  if (/\.(md|ya?ml)$/i.test(folder)) {
    return 'is a folder with the name of a file: nothing in it is read';
  }
  if (folder.includes('/') || isKnownFolder(folder, readFiles)) return undefined;
  // A folder without texts is probably not meant for the site.
  if (!files.some((file) => file.startsWith(`${folder}/`) && WRITTEN.test(file))) return undefined;
  if (LANGUAGE.test(folder) && closestName(folder, ENTRY_FOLDERS) === undefined) {
    return `is not read: name a folder of translations by a language code, such as ne, not "${folder}"`;
  }
  return `is not read${didYouMean(folder, [...ENTRY_FOLDERS, 'pages', 'media'])}`;
}
