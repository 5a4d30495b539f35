/** Writes what is published back into the files of a content folder, for developers. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Db } from '#db/schema.ts';
import { entryFiles, type StoredEntry, storedEntries } from '#domain/content/entries/index.ts';
import {
  ContentError,
  type ContentProblem,
  existsInPack,
  fileProblem,
  isBaseText,
  originalOf,
  packPath,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { mergeSources } from '#domain/content/source/index.ts';

export interface Export {
  /** Files that were written, deleted files included. */
  written: string[];
  /** Number of files that already had the published text. */
  unchanged: number;
  /** Files of the folder that changed in other ways than the console's text, and were left alone. */
  conflicts: string[];
  /** Files of entries in the folder that the database does not have. */
  extraFiles: string[];
}

type Step = { file: string; text: string | null } | { file: string; isConflict: true };

/**
 * Writes the published texts. A file that was edited in the folder since the last load gets the
 * console's changes merged into it, or is left alone if both changed the same field.
 * @param folder created if it is missing
 */
export async function exportPack(db: Db, folder: string): Promise<Export> {
  const entries = await storedEntries(db);
  const ownSteps = entries.flatMap((entry) => stepOf(folder, entry) ?? []);
  const steps = [...ownSteps, ...translationSteps(folder, entries, ownSteps)];
  const written: string[] = [];
  for (const step of steps) {
    if ('isConflict' in step) continue;
    const path = join(folder, step.file);
    if (step.text === null) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, step.text);
    }
    written.push(step.file);
  }
  return {
    written,
    unchanged: entries.filter(({ published }) => published !== null).length - written.length,
    conflicts: steps.filter((step) => 'isConflict' in step).map(({ file }) => file),
    extraFiles: extraFilesIn(folder, entries),
  };
}

/** One problem for each file that differs; empty if an export would change nothing. */
export async function comparePack(db: Db, folder: string): Promise<ContentProblem[]> {
  const entries = await storedEntries(db);
  const differing = entries.flatMap(({ file, published }) => {
    const text = existsInPack(folder, file) ? textOf(folder, file) : null;
    if (isSame(file, text, published)) return [];
    if (text === null) return [fileProblem(file, 'is only in the database')];
    const isDeleted = published === null;
    return [
      fileProblem(file, isDeleted ? 'was deleted in the console' : 'differs from the database'),
    ];
  });
  const extraFiles = extraFilesIn(folder, entries);
  return [...differing, ...extraFiles.map((file) => fileProblem(file, 'is not in the database'))];
}

/** @returns undefined if the folder already has the published text */
function stepOf(folder: string, { file, base, published }: StoredEntry): Step | undefined {
  const text = existsInPack(folder, file) ? textOf(folder, file) : null;
  if (isSame(file, text, published)) return undefined;
  if (published === null) {
    // The folder has a file that the console deleted, unless it was changed since.
    if (base === null) return undefined;
    return text === base ? { file, text: null } : { file, isConflict: true };
  }
  // A new folder has the base pack's files without a copy of them.
  if (text === null && isBaseText(file, published)) return undefined;
  if (text === null || text === base) return { file, text: published };
  const merged = mergeSources(file, base ?? '', published, text);
  if (merged.conflicts.length > 0) return { file, isConflict: true };
  return merged.text === text ? undefined : { file, text: merged.text };
}

/**
 * Translations of the base pack, which count only for its own English text: a folder that gets or has
 * another English text needs a file of each.
 */
function translationSteps(
  folder: string,
  entries: readonly StoredEntry[],
  steps: readonly Step[],
): Step[] {
  const isDeleted = new Map(steps.map((step) => [step.file, 'text' in step && step.text === null]));
  const isOwn = (file: string) =>
    isDeleted.has(file) ? !isDeleted.get(file) : existsSync(packPath(folder, file));
  return entries.flatMap(({ file, published: text }) => {
    const original = originalOf(file);
    if (original === undefined || text === null || isOwn(file) || !isOwn(original)) return [];
    return isBaseText(file, text) ? [{ file, text }] : [];
  });
}

/** Compares the values of YAML, because the same value can be written in several ways. */
function isSame(file: string, text: string | null, published: string | null): boolean {
  if (text === published) return true;
  if (!file.endsWith('.yaml') || text === null || published === null) return false;
  try {
    return isDeepStrictEqual(parse(text), parse(published));
  } catch {
    return false;
  }
}

/** An unreadable file counts as changed, so that it is not overwritten. */
function textOf(folder: string, file: string): string {
  try {
    return readPackText(folder, file);
  } catch (error) {
    if (error instanceof ContentError) return '';
    throw error;
  }
}

function extraFilesIn(folder: string, entries: readonly StoredEntry[]): string[] {
  const known = new Set(entries.map(({ file }) => file));
  return entryFiles(folder).filter((file) => !known.has(file));
}
