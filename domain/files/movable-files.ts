/** The tables with large files, as `moveFiles` sees them. */
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { digestOf, readObject, storeParts } from '#domain/content/media/index.ts';
import { readBytes } from './stored-bytes.ts';

export type Place = 'store' | 'database';

export interface MovableFile {
  bytes: Uint8Array;
  /** SHA-256 when it was uploaded, in hexadecimal; null for files that can be made again. */
  sha256: string | null;
  /** Media type. */
  type: string;
  /** Key of its object; empty if the database has it. */
  object: string;
}

export interface MovableTable {
  /** One of its files, and several. */
  names: readonly [one: string, many: string];
  /** Ids of files that are not in this place, in ascending order. */
  list(db: Db, to: Place, after: string, limit: number): Promise<string[]>;
  /** @returns null if it was deleted, or is still being uploaded */
  read(db: Db, id: string): Promise<MovableFile | null>;
  /** @returns false if it was deleted or moved in the meantime */
  setObject(transaction: Db, id: string, key: string): Promise<boolean>;
  /** Called before the transaction of `setBytes`. */
  prepareBytes?(db: Db, id: string, bytes: Uint8Array): Promise<void>;
  /** The same for a move into the database. */
  setBytes(transaction: Db, id: string, bytes: Uint8Array, key: string): Promise<boolean>;
}

/** Tables that share the columns `bytes` and `object`; they are typed as one of them. */
function tableWithBytes(
  table: 'resumes' | 'application_documents' | 'media_renditions',
  idColumn: string,
  names: MovableTable['names'],
): MovableTable {
  const common = table as 'resumes';
  const id = idColumn as 'application_id';
  const hasDigest = table !== 'media_renditions';
  const change = (db: Db, value: string, from: string) =>
    db.updateTable(common).where(id, '=', value).where('object', '=', from).returning('object');
  return {
    names,
    async list(db, to, after, limit) {
      const rows = await db
        .selectFrom(common)
        .select(id)
        .where(id, '>', after)
        // SQLite knows the length without reading the bytes, which are before `object` in the row.
        .where(sql<number>`length(bytes)`, to === 'store' ? '>' : '=', 0)
        .orderBy(id)
        .limit(limit)
        .execute();
      return rows.map((row) => row[id]);
    },
    async read(db, value) {
      const row = await db
        .selectFrom(common)
        .select([id, 'bytes', 'object'])
        .$if(hasDigest, (query) => query.select('sha256'))
        .where(id, '=', value)
        .executeTakeFirst();
      if (!row) return null;
      const type = hasDigest ? 'application/pdf' : `image/${value.replace(/^.*\./, '')}`;
      const { object, sha256 = null } = row;
      return { bytes: await readBytes(row), sha256, type, object };
    },
    setObject: async (db, value, key) =>
      Boolean(
        await change(db, value, '')
          .set({ object: key, bytes: new Uint8Array() })
          .executeTakeFirst(),
      ),
    setBytes: async (db, value, bytes, key) =>
      Boolean(await change(db, value, key).set({ object: '', bytes }).executeTakeFirst()),
  };
}

const MEDIA_OBJECTS: MovableTable = {
  names: ['file of the library', 'files of the library'],
  async list(db, to, after, limit) {
    const rows = await db
      .selectFrom('media_objects')
      .select('digest')
      .where('digest', '>', after)
      .where('object', to === 'store' ? '=' : '<>', '')
      .orderBy('digest')
      .limit(limit)
      .execute();
    return rows.map(({ digest }) => digest);
  },
  async read(db, digest) {
    const row = await db
      .selectFrom('media_objects')
      .select(['type', 'object', 'unused_at'])
      .where('digest', '=', digest)
      .executeTakeFirst();
    const bytes = row && (await readObject(db, digest));
    if (!bytes) return null;
    const isUnfinished = row.unused_at !== null && digestOf(bytes) !== digest;
    return isUnfinished ? null : { bytes, sha256: digest, type: row.type, object: row.object };
  },
  async setObject(transaction, digest, key) {
    const changed = await setMediaObject(transaction, digest, { from: '', to: key });
    if (changed) {
      await transaction.deleteFrom('media_blobs').where('digest', '=', digest).execute();
    }
    return changed;
  },
  prepareBytes: storeParts,
  setBytes: (transaction, digest, _bytes, key) =>
    setMediaObject(transaction, digest, { from: key, to: '' }),
};

async function setMediaObject(
  db: Db,
  digest: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const row = await db
    .updateTable('media_objects')
    .set({ object: to })
    .where('digest', '=', digest)
    .where('object', '=', from)
    .returning('digest')
    .executeTakeFirst();
  return row !== undefined;
}

export const MOVABLE_TABLES: readonly MovableTable[] = [
  tableWithBytes('resumes', 'application_id', ['résumé', 'résumés']),
  tableWithBytes('application_documents', 'id', ['document', 'documents']),
  MEDIA_OBJECTS,
  tableWithBytes('media_renditions', 'name', ['size of a picture', 'sizes of pictures']),
];
