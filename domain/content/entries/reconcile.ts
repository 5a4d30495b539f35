/** Brings the files of the content folder into the entries, three-way. */
import type { VersionReason } from '#contract/console/entry-names.ts';
import {
  ContentError,
  type EditedFile,
  type PackSource,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { mergeSources } from '#domain/content/source/index.ts';
import { entryFiles } from './entry-kinds.ts';
import { type ConsoleState, decide, type FileState } from './three-way.ts';

/** An entry with the texts that a load compares. */
export interface StoredEntry {
  file: string;
  baseVersion: number | null;
  publishedVersion: number | null;
  lastVersion: number;
  deletedAt: number | null;
  /** Text of the base version; null if there is none. */
  base: string | null;
  /** Text of the published version; null if there is none. */
  published: string | null;
}

export interface NewVersion {
  source: string;
  reason: VersionReason;
  /** It is what the site shows from now on. */
  isPublished: boolean;
  /** It equals the folder's file. */
  isBase: boolean;
}

/** What a load changes in one entry. */
export interface EntryUpdate {
  file: string;
  versions?: NewVersion[];
  /** The published version becomes the base. */
  isAdvanced?: true;
  /** It leaves the site. */
  isRemoved?: true;
  /** The folder has no such file any more. */
  losesBase?: true;
  /** The folder's text; null if the file is gone. */
  conflict?: { source: string | null };
  /** A conflict of an earlier load is over. */
  endsConflict?: true;
}

export interface Reconciliation {
  updates: EntryUpdate[];
  /** Published texts that differ from the files of the folder. */
  edits: Map<string, EditedFile>;
}

/** @param conflicts files with a conflict that an earlier load found */
export function reconcile(
  folder: PackSource,
  entries: readonly StoredEntry[],
  conflicts: ReadonlySet<string> = new Set(),
): Reconciliation {
  const stored = new Map(entries.map((entry) => [entry.file, entry]));
  const texts = new Map(entryFiles(folder).map((file) => [file, textOf(folder, file)]));
  const result: Reconciliation = { updates: [], edits: new Map() };
  for (const file of [...new Set([...texts.keys(), ...stored.keys()])].sort()) {
    const text = texts.get(file);
    // A file that cannot be read is reported by the check, and must not count as changed.
    if (texts.has(file) && text === undefined) continue;
    const update = updateOf(file, text, stored.get(file));
    const isOver = conflicts.has(file) && !update.conflict;
    if (Object.keys(update).length > 1 || isOver) {
      result.updates.push(isOver ? { ...update, endsConflict: true } : update);
    }
    const live = liveText(update, stored.get(file));
    if (live !== (text ?? null)) result.edits.set(file, live === null ? null : { text: live });
  }
  return result;
}

/** @returns undefined if the file is not a text in UTF-8 */
function textOf(folder: PackSource, file: string): string | undefined {
  try {
    return readPackText(folder, file);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

function updateOf(
  file: string,
  text: string | undefined,
  entry: StoredEntry | undefined,
): EntryUpdate {
  const published = entry?.published ?? null;
  const decision = decide(fileState(text, entry), consoleState(entry), text === published);
  switch (decision) {
    case 'keep':
      return { file };
    case 'take-file':
      return { file, versions: [fileVersion(text)] };
    case 'advance':
      return { file, isAdvanced: true };
    case 'remove':
      return { file, isRemoved: true, losesBase: true };
    case 'forget-file':
      return { file, losesBase: true };
    case 'conflict':
      return { file, conflict: { source: text ?? null } };
    case 'merge':
      return mergeUpdate(file, { base: entry?.base ?? '', text: text ?? '', published });
  }
}

export const fileVersion = (source = ''): NewVersion => ({
  source,
  reason: 'file',
  isPublished: true,
  isBase: true,
});

function mergeUpdate(
  file: string,
  { base, text, published }: { base: string; text: string; published: string | null },
): EntryUpdate {
  const merged = mergeSources(file, base, published ?? '', text);
  if (merged.conflicts.length > 0) return { file, conflict: { source: text } };
  if (merged.text === text) return { file, versions: [fileVersion(text)] };
  const versions: NewVersion[] = [
    { ...fileVersion(text), isPublished: false },
    { source: merged.text, reason: 'merged', isPublished: true, isBase: false },
  ];
  return { file, versions };
}

function fileState(text: string | undefined, entry: StoredEntry | undefined): FileState {
  const base = entry?.base ?? null;
  if (text === undefined) return base === null ? 'same' : 'gone';
  if (base === null) return 'new';
  return text === base ? 'same' : 'changed';
}

function consoleState(entry: StoredEntry | undefined): ConsoleState {
  if (!entry) return 'absent';
  if (entry.deletedAt !== null) return 'deleted';
  if (entry.publishedVersion === null) return entry.baseVersion === null ? 'absent' : 'deleted';
  if (entry.baseVersion === null) return 'new';
  return entry.publishedVersion === entry.baseVersion || entry.published === entry.base
    ? 'same'
    : 'changed';
}

/** What is live after the update; null if it is not on the site. */
function liveText(update: EntryUpdate, entry: StoredEntry | undefined): string | null {
  const newest = update.versions?.find(({ isPublished }) => isPublished);
  if (newest) return newest.source;
  return update.isRemoved ? null : (entry?.published ?? null);
}
