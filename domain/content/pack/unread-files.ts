/** Files that somebody wrote for the site, and that nothing of it reads: named or placed in another way. */
import { posix } from 'node:path';
import { EVENT_KINDS } from '#contract/events.ts';
import { isTranslationFolder } from '#contract/languages.ts';
import {
  type ContentProblem,
  fileProblem,
  type PackTree,
} from '#domain/content/pack-files/index.ts';
import { hint, nearName } from '#domain/support/near-names.ts';
import {
  ARTICLE_FOLDERS,
  AUTHORS_FILE,
  categoriesFile,
  DEPARTMENTS_FILE,
  JOB_FOLDER,
  OPTIONS_FILE,
  PAPER_SOURCES,
} from './pack-files.ts';
import { THEME_FILE } from './theme-colours.ts';

const ENTRY_FOLDERS: readonly string[] = [
  JOB_FOLDER,
  ...Object.values(ARTICLE_FOLDERS),
  ...EVENT_KINDS,
];

const LISTS = [AUTHORS_FILE, DEPARTMENTS_FILE, OPTIONS_FILE, ...EVENT_KINDS.map(categoriesFile)];

/** What writing programs make. */
const WRITTEN = /\.(md|markdown|mdx|mdown|txt|rtf|html?|docx?|odt|pages|ya?ml|json|toml|css)$/i;

/** Endings that an editor adds, or spells in another way. */
const ENDINGS =
  /(\.(md|markdown|mdx|mdown|mkd|ya?ml|json|toml|txt|rtf|html?|docx?|odt|pages|css))+$/i;

const LANGUAGE = /^[a-z]{2,3}([-_][a-z]{2,4})?$/i;

/**
 * @param read built-in files that are there
 */
export function unreadFiles(
  { files, folders }: PackTree,
  read: readonly string[],
): ContentProblem[] {
  const known = [...read, ...LISTS, THEME_FILE];
  return [
    ...folders.flatMap((folder) => {
      const message = folderMessage(folder, files, known);
      return message ? [fileProblem(folder, message)] : [];
    }),
    ...files.flatMap((file) => {
      const message = isRead(file, known) ? undefined : fileMessage(file, known);
      return message ? [fileProblem(file, message)] : [];
    }),
  ];
}

const isEntry = (file: string) =>
  ENTRY_FOLDERS.includes(posix.dirname(file)) && file.endsWith('.md');

function isRead(file: string, known: readonly string[]): boolean {
  const [top = ''] = file.split('/');
  if (known.includes(file) || isEntry(file) || top === 'media') return true;
  if (file.startsWith(`${PAPER_SOURCES}/`)) return true;
  return isTranslationFolder(top) && file.endsWith('.yaml');
}

function fileMessage(file: string, known: readonly string[]): string | undefined {
  const folder = posix.dirname(file);
  const [top = ''] = file.split('/');
  // The folder itself is named.
  if (folder !== '.' && !isKnownFolder(top, known)) return undefined;
  if (!WRITTEN.test(file)) return ENTRY_FOLDERS.includes(folder) ? LEFT_OUT : undefined;
  const bare = posix.basename(file).replace(ENDINGS, '');
  if (ENTRY_FOLDERS.includes(folder) && !known.includes(`${folder}/${bare}.yaml`)) {
    return `is not read: the name of an entry ends in .md, so call it ${bare}.md`;
  }
  // A folder with the name of a file is named itself.
  if (/\.(md|ya?ml)$/i.test(folder)) return undefined;
  if (ENTRY_FOLDERS.includes(top) && folder !== top) {
    return `is not read: entries lie in ${top}/ itself, not in a folder of it`;
  }
  const wanted = posix.join(folder, `${bare}.yaml`);
  if (known.includes(wanted)) return `is not read: call it ${posix.basename(wanted)}`;
  return `is not read${hint(wanted, known)}`;
}

const LEFT_OUT = 'is not read: put pictures and other files under media/';

const isKnownFolder = (folder: string, known: readonly string[]) =>
  folder === 'media' ||
  ENTRY_FOLDERS.includes(folder) ||
  isTranslationFolder(folder) ||
  known.some((file) => file.startsWith(`${folder}/`));

function folderMessage(
  folder: string,
  files: readonly string[],
  known: readonly string[],
): string | undefined {
  if (/\.(md|ya?ml)$/i.test(folder)) {
    return 'is a folder with the name of a file: nothing in it is read';
  }
  if (folder.includes('/') || isKnownFolder(folder, known)) return undefined;
  // A folder without texts is somebody's own.
  if (!files.some((file) => file.startsWith(`${folder}/`) && WRITTEN.test(file))) return undefined;
  if (LANGUAGE.test(folder) && nearName(folder, ENTRY_FOLDERS) === undefined) {
    return `is not read: a folder with translations has the code of a language, such as ne, not "${folder}"`;
  }
  return `is not read${hint(folder, [...ENTRY_FOLDERS, 'pages', 'media'])}`;
}
