/** Adds a picture of another site to the library, for the operator. */
import { MEDIA_NOTICES, MEDIA_TYPES, SNIFFED_BYTES, sniffMedia } from '#contract/media-files.ts';
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { insertFile, markUsed, requireRoomInLibrary } from './add-file.ts';
import { digestOf } from './media-objects.ts';
import type { MediaWork } from './media-work.ts';
import { receiveMedia } from './receive-media.ts';

/** Of the operator in the queue of the process for pictures. */
const CLIENT = ' import';

interface Services {
  db: Db;
  work: MediaWork;
  now: number;
}

export interface ImportedPicture {
  /** Below the content folder. */
  path: string;
  /** Sentences about what was changed. */
  notices: string[];
}

/**
 * Adds a picture, unless the library has it. The same file is checked once, however often an import
 * is repeated. Its sizes are made after those of staff, so nobody waits for an import.
 * @throws ProblemError `invalid-fields` with a sentence about the file, `conflict` if the library is
 *   full
 */
export async function importPicture(
  { db, work, now }: Services,
  { bytes, fileName, signal }: { bytes: Buffer; fileName: string; signal: AbortSignal },
): Promise<ImportedPicture> {
  const sourceDigest = digestOf(bytes);
  const known = await fileWith(db, 'source_digest', sourceDigest);
  if (known) return { path: known, notices: [] };
  const sniffed = sniffMedia(bytes.subarray(0, SNIFFED_BYTES));
  if ('extension' in sniffed && MEDIA_TYPES[sniffed.extension].kind !== 'picture') {
    throw fieldProblem('file', 'This is not a picture.');
  }
  await requireRoomInLibrary(db, bytes.length);
  const receiving = { db, work, client: CLIENT, now };
  const received = await receiveMedia({ bytes, fileName, signal }, receiving);
  const notices = received.notices.map((notice) => MEDIA_NOTICES[notice]);
  return db.transaction().execute(async (transaction) => {
    const existing = await fileWith(transaction, 'digest', received.digest);
    if (existing) {
      await rememberSource(transaction, existing, sourceDigest);
      return { path: existing, notices };
    }
    const origin = { by: '', sourceDigest, now };
    const path = await insertFile(transaction, received, fileName, origin);
    await markUsed(transaction, received.digest);
    const object = { objectKind: 'media', objectId: path, details: { bytes: received.bytes } };
    await audit(transaction, { staffId: null, action: 'media-uploaded', ...object }, now);
    await announceChange(transaction, ['media'], now);
    return { path, notices };
  });
}

/** The path of a file of the library, without those in the bin. */
async function fileWith(db: Db, column: 'digest' | 'source_digest', digest: string) {
  const row = await db
    .selectFrom('media_files')
    .select('path')
    .where(column, '=', digest)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.path;
}

async function rememberSource(db: Db, path: string, sourceDigest: string): Promise<void> {
  await db
    .updateTable('media_files')
    .set({ source_digest: sourceDigest })
    .where('path', '=', path)
    .where('source_digest', 'is', null)
    .execute();
}
