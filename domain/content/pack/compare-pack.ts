/** Compares a content folder with the database. */
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Db } from '#db/schema.ts';
import {
  ContentError,
  type ContentProblem,
  fileProblem,
  packPath,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { extraFilesIn, filesOf } from './export-pack.ts';
import { AUTHORS_FILE } from './pack-files.ts';

/** One problem for each file that differs; empty if an export would change nothing. */
export async function comparePack(db: Db, folder: string): Promise<ContentProblem[]> {
  const files = await filesOf(db);
  const differing = [...files].flatMap(([file, text]) => {
    const message = differenceOf(folder, file, text);
    return message ? [fileProblem(file, message)] : [];
  });
  const extraFiles = extraFilesIn(folder, files);
  return [...differing, ...extraFiles.map((file) => fileProblem(file, 'is not in the database'))];
}

function differenceOf(folder: string, file: string, text: string): string | undefined {
  if (!existsSync(packPath(folder, file))) {
    return isEmptyList(file, text) ? undefined : 'is only in the database';
  }
  try {
    const fileText = readPackText(folder, file);
    const isEqual = file.endsWith('.yaml') ? isSameList(file, text, fileText) : text === fileText;
    return isEqual ? undefined : 'differs from the database';
  } catch (error) {
    if (error instanceof ContentError) return error.problems[0]?.message;
    // Invalid YAML cannot have been loaded.
    return 'differs from the database';
  }
}

/** Compares the values, because the same list can be written in several ways. */
function isSameList(file: string, storedText: string, fileText: string): boolean {
  const [stored, inFile] = [parse(storedText), parse(fileText)] as unknown[];
  if (file !== AUTHORS_FILE || !Array.isArray(stored) || !Array.isArray(inFile)) {
    return isDeepStrictEqual(stored, inFile);
  }
  // The database has only authors with an article.
  return stored.every((author) => inFile.some((other) => isDeepStrictEqual(author, other)));
}

function isEmptyList(file: string, text: string): boolean {
  if (!file.endsWith('.yaml')) return false;
  const list: unknown = parse(text);
  return Object.values(list ?? {}).every((item) => Array.isArray(item) && item.length === 0);
}
