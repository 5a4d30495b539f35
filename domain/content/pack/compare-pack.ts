/** Whether a folder has what the database has. */
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
import { filesOf, strangersIn } from './export-pack.ts';
import { AUTHORS_FILE } from './pack-files.ts';

/** Each file that differs, once; none where an export would change nothing. */
export async function comparePack(db: Db, folder: string): Promise<ContentProblem[]> {
  const files = await filesOf(db);
  const differing = [...files].flatMap(([file, text]) => {
    const message = differenceOf(folder, file, text);
    return message ? [fileProblem(file, message)] : [];
  });
  const strangers = strangersIn(folder, files);
  return [...differing, ...strangers.map((file) => fileProblem(file, 'is not in the database'))];
}

function differenceOf(folder: string, file: string, text: string): string | undefined {
  if (!existsSync(packPath(folder, file))) {
    return isEmptyList(file, text) ? undefined : 'is in the database alone';
  }
  try {
    const found = readPackText(folder, file);
    const isEqual = file.endsWith('.yaml') ? isSameList(file, text, found) : text === found;
    return isEqual ? undefined : 'differs from the database';
  } catch (error) {
    if (error instanceof ContentError) return error.problems[0]?.message;
    // What is no YAML was not loaded.
    return 'differs from the database';
  }
}

/** A list may be written in many ways. */
function isSameList(file: string, text: string, found: string): boolean {
  const [stored, own] = [parse(text), parse(found)] as unknown[];
  if (file !== AUTHORS_FILE || !Array.isArray(stored) || !Array.isArray(own)) {
    return isDeepStrictEqual(stored, own);
  }
  // The database has only those who have written something.
  return stored.every((author) => own.some((other) => isDeepStrictEqual(author, other)));
}

function isEmptyList(file: string, text: string): boolean {
  if (!file.endsWith('.yaml')) return false;
  const list: unknown = parse(text);
  return Object.values(list ?? {}).every((item) => Array.isArray(item) && item.length === 0);
}
