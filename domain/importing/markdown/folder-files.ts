/** The Markdown files of a folder, in their order, without leaving it. */
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IMPORT_LIMITS } from '#domain/importing/import-limits.ts';
import { ImportError } from '#domain/importing/source-post.ts';

const MARKDOWN = /\.(md|markdown|mdx)$/i;

/** Folders of programs, not of authors. */
const OTHER = /^(node_modules|vendor|themes|_site|dist|resources|archetypes|\..*)$/;

const NO_POST = /^(readme|license|changelog|contributing|code_of_conduct)\./i;

export interface FolderFiles {
  /** Paths below the folder, with slashes. */
  files: string[];
  /** Symbolic links, which may lead elsewhere. */
  links: string[];
}

/**
 * @param start path below the root from which on files are listed
 * @throws ImportError if there are too many
 */
export function markdownFilesIn(root: string, start: string): FolderFiles {
  const found: FolderFiles = { files: [], links: [] };
  let count = 0;
  const visit = (folder: string, depth: number): void => {
    if (depth > IMPORT_LIMITS.depth) return;
    for (const entry of entriesOf(join(root, folder))) {
      count += 1;
      if (count > IMPORT_LIMITS.files) {
        throw new ImportError(
          `The folder has more than ${IMPORT_LIMITS.files.toLocaleString('en')} files. Name the folder with the posts.`,
        );
      }
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) found.links.push(path);
      else if (entry.isDirectory()) {
        if (!OTHER.test(entry.name)) visit(path, depth + 1);
      } else if (entry.isFile() && MARKDOWN.test(entry.name) && !NO_POST.test(entry.name)) {
        found.files.push(path);
      }
    }
  };
  visit(start, 0);
  return found;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
