/** The files of the library, as the console lists them. */
import type { MediaItem, MediaState } from '#contract/console/media.ts';
import { MEDIA_TYPES, UPLOADS } from '#contract/media-files.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { extensionOf, uploadUrl } from './media-names.ts';

/** The number of places that use each file, by path. */
export type UseCounts = ReadonlyMap<string, number>;

const libraryRows = (db: Db) =>
  db
    .selectFrom('media_files as file')
    .innerJoin('media_objects as object', 'object.digest', 'file.digest')
    .leftJoin('staff', 'staff.id', 'file.uploaded_by')
    .select([
      ...(['file.path', 'file.title', 'file.focus_x', 'file.focus_y', 'file.version'] as const),
      ...(['file.uploaded_by', 'file.uploaded_at', 'file.replaced_at'] as const),
      ...(['file.deleted_at', 'object.digest', 'object.bytes', 'object.width'] as const),
      ...(['object.height', 'object.state', 'staff.name as staffName'] as const),
    ]);

type LibraryRow = Awaited<ReturnType<ReturnType<typeof libraryRows>['executeTakeFirstOrThrow']>>;

/** All uploads, the latest first, with those in the bin. */
export async function listUploads(
  _permit: Permit<'content.read'>,
  db: Db,
  uses: UseCounts,
): Promise<MediaItem[]> {
  const rows = await libraryRows(db)
    .orderBy('file.uploaded_at', 'desc')
    .orderBy('file.path')
    .execute();
  return rows.map((row) => toItem(row, uses));
}

/** @throws ProblemError `not-found` */
export async function getUpload(
  _permit: Permit<'content.read'> | Permit<'content.edit'>,
  db: Db,
  path: string,
  uses: UseCounts,
): Promise<MediaItem> {
  const row = await libraryRows(db).where('file.path', '=', path).executeTakeFirst();
  if (!row) throw noSuchFile();
  return toItem(row, uses);
}

export const uploadNamed = (name: string) => `${UPLOADS}/${name}`;

export const noSuchFile = () => new ProblemError('not-found', 'There is no such file');

function toItem(row: LibraryRow, uses: UseCounts): MediaItem {
  const { path, focus_x, focus_y } = row;
  const { kind } = MEDIA_TYPES[extensionOf(path)];
  return {
    id: path,
    title: row.title,
    kind,
    source: 'upload',
    width: row.width,
    height: row.height,
    bytes: Number(row.bytes),
    state: row.state as MediaState,
    focus: focus_x === null || focus_y === null ? null : { x: focus_x, y: focus_y },
    version: row.version,
    digest: row.digest,
    url: kind === 'video' ? uploadUrl(row) : null,
    uses: uses.get(path) ?? 0,
    uploadedAt: row.replaced_at ?? row.uploaded_at,
    uploadedBy: row.uploaded_by === '' ? null : { id: row.uploaded_by, name: row.staffName ?? '' },
    deletedAt: row.deleted_at,
  };
}
