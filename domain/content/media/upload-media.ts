/** Adds a file to the library, or replaces one. */
import { MEDIA_NOTICES, type MediaNotice } from '#contract/media-files.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { insertFile, markUsed, requireRoomInLibrary } from './add-file.ts';
import { requireVersion, updateFile } from './change-media.ts';
import { extensionOf } from './media-names.ts';
import { requireRoomInQueue } from './media-queue.ts';
import type { MediaWork } from './media-work.ts';
import { type ReceivedMedia, receiveMedia, type Upload } from './receive-media.ts';

interface Services {
  db: Db;
  work: MediaWork;
  now: number;
}

/** The path of the stored file, and sentences about what was changed. */
export interface UploadResult {
  path: string;
  notices: string[];
}

/**
 * Adds a file, unless the library has the same one.
 * @throws ProblemError `invalid-fields` with a sentence about the file, `unavailable` if too many
 *   wait, `conflict` if the library is full
 */
export async function uploadMedia(
  { actor }: Permit<'content.edit'>,
  { db, work, now }: Services,
  upload: Upload,
): Promise<UploadResult> {
  await requireRoom(db, upload.bytes.length);
  const received = await receiveMedia(upload, { db, work, client: actor.staffId, now });
  return db.transaction().execute(async (transaction) => {
    const existing = await transaction
      .selectFrom('media_files')
      .select('path')
      .where('digest', '=', received.digest)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (existing) return { path: existing.path, notices: noticesOf(received, 'duplicate') };
    const path = await insertFile(transaction, received, upload.fileName, {
      by: actor.staffId,
      now,
    });
    await markUsed(transaction, received.digest);
    const object = { objectKind: 'media', objectId: path, details: { bytes: received.bytes } };
    const entry = { staffId: actor.staffId, action: 'media-uploaded', ...object } as const;
    await audit(transaction, entry, now);
    await announceChange(transaction, ['media'], now);
    return { path, notices: noticesOf(received) };
  });
}

/**
 * Replaces the content of a file wherever it is used. The former content is kept for 30 days,
 * because pages in caches still show it.
 * @throws ProblemError as `uploadMedia`; `not-found` and `stale`
 */
export async function replaceMedia(
  { actor }: Permit<'content.edit'>,
  { db, work, now }: Services,
  { path, version, ...upload }: Upload & { path: string; version: number },
): Promise<UploadResult> {
  await requireVersion(db, path, version);
  await requireRoom(db, upload.bytes.length);
  const receiving = { db, work, client: actor.staffId, now };
  const received = await receiveMedia(upload, receiving, extensionOf(path));
  return db.transaction().execute(async (transaction) => {
    const { digest: former } = await requireVersion(transaction, path, version);
    const columns = { digest: received.digest, replaced_at: now };
    await updateFile(transaction, path, version, columns);
    await markUsed(transaction, received.digest);
    await markUnused(transaction, former, now);
    const details = { former, bytes: received.bytes };
    const object = { objectKind: 'media', objectId: path, details };
    const entry = { staffId: actor.staffId, action: 'media-replaced', ...object } as const;
    await audit(transaction, entry, now);
    await announceChange(transaction, ['media'], now);
    return { path, notices: noticesOf(received) };
  });
}

const noticesOf = ({ notices }: ReceivedMedia, ...more: MediaNotice[]) =>
  [...notices, ...more].map((notice) => MEDIA_NOTICES[notice]);

/** @throws ProblemError `unavailable` or `conflict` */
async function requireRoom(db: Db, bytes: number): Promise<void> {
  await requireRoomInQueue(db);
  await requireRoomInLibrary(db, bytes);
}

/** Begins the time for which content is kept that no file has any more. */
async function markUnused(transaction: Db, digest: string, now: number): Promise<void> {
  await transaction
    .updateTable('media_objects')
    .set({ unused_at: now })
    .where('digest', '=', digest)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('media_files').select('path').where('digest', '=', digest))),
    )
    .execute();
}
