/** Deletes files that were in the bin for 30 days, and content that no file has any more. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { BIN_LIFETIME, MEDIA_TYPES } from '#contract/media-files.ts';
import type { Db } from '#db/schema.ts';
import { servedPicturesFolder } from '#domain/content/pictures/index.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { mediaCache } from './served-media.ts';

/** Objects of one round, so that requests get a turn in between. */
const BATCH_SIZE = 20;

const hasNoFile = sql<boolean>`not exists (
  select 1 from media_files where media_files.digest = media_objects.digest
)`;

export async function purgeMedia(db: Db, now: number): Promise<void> {
  await emptyBin(db, now);
  const rows = await db
    .selectFrom('media_objects')
    .select('digest')
    .where('unused_at', '<', now - BIN_LIFETIME)
    .where(hasNoFile)
    .limit(BATCH_SIZE)
    .execute();
  for (const { digest } of rows) await purgeObject(db, digest);
}

async function emptyBin(db: Db, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const files = await transaction
      .deleteFrom('media_files')
      .where('deleted_at', '<', now - BIN_LIFETIME)
      .returning('digest')
      .execute();
    if (files.length === 0) return;
    await announceChange(transaction, ['media'], now);
    await transaction
      .updateTable('media_objects')
      // Nothing shows it since it was deleted, so it need not be kept for caches.
      .set({ unused_at: 0 })
      .where('digest', 'in', [...new Set(files.map(({ digest }) => digest))])
      .where(hasNoFile)
      .execute();
  });
}

/** Deletes the rows, and the copies in this machine's cache folder. */
async function purgeObject(db: Db, digest: string): Promise<void> {
  const renditions = await db
    .selectFrom('media_renditions')
    .select('name')
    .where('digest', '=', digest)
    .execute();
  const purged = await db
    .deleteFrom('media_objects')
    .where('digest', '=', digest)
    .where(hasNoFile)
    .returning('digest')
    .executeTakeFirst();
  if (!purged) return;
  const copies = [
    ...renditions.map(({ name }) => join(servedPicturesFolder(), name)),
    ...Object.keys(MEDIA_TYPES).map((extension) => join(mediaCache(), `${digest}.${extension}`)),
  ];
  await Promise.all(copies.map((path) => rm(path, { force: true })));
}
