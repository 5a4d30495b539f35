/**
 * Where a pack is read from: its folder, or the folder with some files replaced, added or hidden,
 * such as a draft, a published text that differs from its file, or an uploaded picture.
 */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';

/** A text, the path of a file on disk that has the content, or null for a hidden file. */
export type EditedFile = { text: string } | { path: string } | null;

export interface EditedFolder {
  folder: string;
  /** By path below the content folder. */
  edits: ReadonlyMap<string, EditedFile>;
}

export type PackSource = string | EditedFolder;

/** @returns undefined if the file is as in the folder */
export function editOf(source: PackSource, file: string): EditedFile | undefined {
  return typeof source === 'string' ? undefined : source.edits.get(posix.normalize(file));
}

/** The path of the content folder itself. */
export const folderOf = (source: PackSource): string =>
  typeof source === 'string' ? source : source.folder;

/** The source with more edits, which take precedence. */
export function withEdits(
  source: PackSource,
  edits: Iterable<readonly [file: string, edit: EditedFile]>,
): EditedFolder {
  const earlier = typeof source === 'string' ? [] : source.edits;
  return { folder: folderOf(source), edits: new Map([...earlier, ...edits]) };
}

/** Tells if an edited file exists; undefined if the file is as in the folder. */
export function editExists(source: PackSource, file: string): boolean | undefined {
  const edit = editOf(source, file);
  if (edit === undefined) return hasEditsBelow(source, file) || undefined;
  return edit !== null && ('text' in edit || existsSync(edit.path));
}

/** A folder exists if one of the files in it was added. */
export function hasEditsBelow(source: PackSource, folder: string): boolean {
  if (typeof source === 'string') return false;
  const prefix = `${posix.normalize(folder)}/`;
  return [...source.edits].some(([file, edit]) => edit !== null && file.startsWith(prefix));
}
