/** Changes, deletes and restores files of the library. */
import { LIBRARY_MESSAGES } from '#contract/media-files.ts';
import type { FocalPoint } from '#contract/pictures.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { noSuchFile, type UseCounts } from './media-library.ts';

export interface MediaChange {
  version: number;
  title?: string | undefined;
  focus?: FocalPoint | null | undefined;
}

/** @throws ProblemError `not-found` or `stale` */
export async function changeMedia(
  { actor }: Permit<'content.edit'>,
  db: Db,
  path: string,
  { version, title, focus }: MediaChange,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await requireVersion(transaction, path, version);
    const point = focus === undefined ? {} : focusColumns(focus);
    const columns = { ...(title !== undefined && { title }), ...point };
    await updateFile(transaction, path, version, columns);
    const details = { hasTitle: title !== undefined, hasFocus: focus !== undefined };
    const object = { objectKind: 'media', objectId: path, details };
    await audit(transaction, { staffId: actor.staffId, action: 'media-changed', ...object }, now);
    await announceChange(transaction, ['media'], now);
  });
}

/**
 * Changes a file and its version.
 * @throws ProblemError `not-found` or `stale`
 */
export async function updateFile(
  transaction: Db,
  path: string,
  version: number,
  columns: { title?: string; focus_x?: number | null; digest?: string; replaced_at?: number },
): Promise<void> {
  const changed = await transaction
    .updateTable('media_files')
    .set({ ...columns, version: version + 1 })
    .where('path', '=', path)
    .where('version', '=', version)
    .returning('path')
    .executeTakeFirst();
  // Another transaction may have changed it since it was read.
  if (!changed) await requireVersion(transaction, path, version);
}

const focusColumns = (focus: FocalPoint | null) => ({
  focus_x: focus && Math.round(focus.x),
  focus_y: focus && Math.round(focus.y),
});

/**
 * Moves a file to the bin, from which it can be restored for 30 days.
 * @throws ProblemError `not-found`; `conflict` while it is used
 */
export async function deleteMedia(
  permit: Permit<'content.edit'>,
  db: Db,
  { path, uses, now }: { path: string; uses: UseCounts; now: number },
): Promise<void> {
  if ((uses.get(path) ?? 0) > 0) throw new ProblemError('conflict', LIBRARY_MESSAGES.inUse);
  await setDeleted(permit, db, path, now, 'media-deleted');
}

/** @throws ProblemError `not-found` */
export async function restoreMedia(
  permit: Permit<'content.edit'>,
  db: Db,
  path: string,
  now: number,
): Promise<void> {
  await setDeleted(permit, db, path, now, 'media-restored');
}

async function setDeleted(
  { actor }: Permit<'content.edit'>,
  db: Db,
  path: string,
  now: number,
  action: 'media-deleted' | 'media-restored',
): Promise<void> {
  const isDeleting = action === 'media-deleted';
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('media_files')
      .set((file) => ({
        deleted_at: isDeleting ? now : null,
        version: file('version', '+', 1),
      }))
      .where('path', '=', path)
      .where('deleted_at', isDeleting ? 'is' : 'is not', null)
      .returning('path')
      .executeTakeFirst();
    if (!changed) throw noSuchFile();
    const object = { objectKind: 'media', objectId: path };
    await audit(transaction, { staffId: actor.staffId, action, ...object }, now);
    await announceChange(transaction, ['media'], now);
  });
}

/** Makes the sizes again of a picture that failed. @throws ProblemError `not-found` */
export async function retryMedia(
  _permit: Permit<'content.edit'>,
  db: Db,
  path: string,
  now: number,
): Promise<void> {
  const file = await db
    .selectFrom('media_files')
    .select('digest')
    .where('path', '=', path)
    .executeTakeFirst();
  if (!file) throw noSuchFile();
  await db
    .updateTable('media_objects')
    .set({ state: 'queued', attempts: 0 })
    .where('digest', '=', file.digest)
    .where('state', '=', 'failed')
    .execute();
  await announceChange(db, ['media'], now);
}

/** @throws ProblemError `not-found` or `stale` */
export async function requireVersion(
  db: Db,
  path: string,
  version: number,
): Promise<{ digest: string }> {
  const file = await db
    .selectFrom('media_files')
    .select(['version', 'digest'])
    .where('path', '=', path)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!file) throw noSuchFile();
  if (file.version === version) return file;
  throw new ProblemError('stale', 'Someone else has changed this file. Reload, then try again.');
}
