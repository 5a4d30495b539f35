/** Moves files between the database and the object store while the site runs. */
import { createHash } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import {
  MOVABLE_TABLES,
  type MovableFile,
  type MovableTable,
  type Place,
} from './movable-files.ts';
import { ObjectStoreError } from './object-store.ts';
import { keepObject, putObject, readObject } from './stored-bytes.ts';

/** Ids per query. */
const BATCH_SIZE = 100;

export interface MoveCounts {
  names: MovableTable['names'];
  moved: number;
  /** Of the files that were moved. */
  bytes: number;
}

interface Moving {
  to: Place;
  signal: AbortSignal;
  /** Called after each file. */
  progress: (counts: MoveCounts) => void;
  /** Called for each file that stays where it is, with a line for the operator. */
  report: (line: string) => void;
}

/**
 * Moves all files that are not in that place. A file is at every time in one place or in both, so
 * the work can be stopped at any time and continued later.
 * @throws ObjectStoreError if the store does not answer
 */
export async function moveFiles(db: Db, moving: Moving): Promise<MoveCounts[]> {
  const all: MoveCounts[] = [];
  for (const table of MOVABLE_TABLES) {
    const counts: MoveCounts = { names: table.names, moved: 0, bytes: 0 };
    all.push(counts);
    await moveTable(db, table, counts, moving);
  }
  return all;
}

async function moveTable(
  db: Db,
  table: MovableTable,
  counts: MoveCounts,
  { to, signal, progress, report }: Moving,
): Promise<void> {
  let after = '';
  while (!signal.aborted) {
    const ids = await table.list(db, to, after, BATCH_SIZE);
    for (const id of ids) {
      if (signal.aborted) return;
      after = id;
      try {
        const bytes = await moveFile(db, table, id, to);
        if (bytes === null) continue;
        counts.moved += 1;
        counts.bytes += bytes;
        progress(counts);
      } catch (error) {
        if (!(error instanceof ObjectStoreError && error.isLost)) throw error;
        report(`${table.names[0]} ${id}: ${error.explanation}`);
      }
    }
    if (ids.length < BATCH_SIZE) return;
  }
}

/** @returns its bytes; null if there is nothing to move */
async function moveFile(db: Db, table: MovableTable, id: string, to: Place) {
  const file = await table.read(db, id);
  if (!file || (file.object === '') === (to === 'database')) return null;
  if (file.sha256 !== null && sha256Of(file.bytes) !== file.sha256) {
    throw new ObjectStoreError('damaged', 'its SHA-256 does not match the upload');
  }
  const isMoved =
    to === 'store' ? await toStore(db, table, id, file) : await toDatabase(db, table, id, file);
  return isMoved ? file.bytes.length : null;
}

async function toStore(db: Db, table: MovableTable, id: string, { bytes, type }: MovableFile) {
  const key = await putObject(db, bytes, type, Date.now());
  // Reading it compares its digest.
  for await (const _part of readObject(key));
  return db.transaction().execute(async (transaction) => {
    if (await table.setObject(transaction, id, key)) {
      await keepObject(transaction, key);
      return true;
    }
    await transaction
      .updateTable('stored_objects')
      .set({ due_at: 0 })
      .where('key', '=', key)
      .execute();
    return false;
  });
}

async function toDatabase(db: Db, table: MovableTable, id: string, { bytes, object }: MovableFile) {
  await table.prepareBytes?.(db, id, bytes);
  return db.transaction().execute(async (transaction) => {
    if (!(await table.setBytes(transaction, id, bytes, object))) return false;
    const stored = await table.read(transaction, id);
    if (stored && sha256Of(stored.bytes) === sha256Of(bytes)) return true;
    throw new Error(`The database has other bytes of ${table.names[0]} ${id} than were written`);
  });
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
