/** Adds a received file to the library. */
import { sql } from 'kysely';
import { LIBRARY_MESSAGES, MEDIA_LIMITS } from '#contract/media-files.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { slugOf, titleOf, uploadPath } from './media-names.ts';
import type { ReceivedMedia } from './receive-media.ts';

/** @throws ProblemError `conflict` */
export async function requireRoomInLibrary(db: Db, bytes: number): Promise<void> {
  const files = await db
    .selectFrom('media_files')
    .select((file) => file.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const stored = await db
    .selectFrom('media_objects')
    .select(sql<number>`coalesce(sum(bytes), 0)`.as('n'))
    .executeTakeFirstOrThrow();
  const isFull =
    Number(files.n) >= MEDIA_LIMITS.files || Number(stored.n) + bytes > MEDIA_LIMITS.total;
  if (isFull) throw new ProblemError('conflict', LIBRARY_MESSAGES.libraryFull);
}

interface Origin {
  /** Empty for the operator. */
  by: string;
  /** Of an imported file. */
  sourceDigest?: string;
  now: number;
}

/** @returns its path, with the first number that is free */
export async function insertFile(
  transaction: Db,
  { digest, extension }: ReceivedMedia,
  fileName: string,
  { by, sourceDigest = undefined, now }: Origin,
): Promise<string> {
  const slug = slugOf(fileName);
  for (let number = await firstNumber(transaction, slug); ; number++) {
    const path = uploadPath(slug, number, extension);
    const added = await transaction
      .insertInto('media_files')
      .values({
        path,
        digest,
        title: titleOf(fileName),
        uploaded_by: by,
        uploaded_at: now,
        source_digest: sourceDigest ?? null,
      })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .returning('path')
      .executeTakeFirst();
    if (added) return path;
  }
}

/** Numbers are unique for a slug whatever the extension, so that people can tell files apart. */
async function firstNumber(transaction: Db, slug: string): Promise<number> {
  const start = uploadPath(slug, 0, 'jpg').replace(/0\.jpg$/, '');
  const rows = await transaction
    .selectFrom('media_files')
    .select('path')
    .where('path', 'like', `${start}%`)
    .execute();
  const numbers = rows.map(({ path }) => Number(path.slice(start.length).replace(/\..*$/, '')));
  return Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
}

export async function markUsed(transaction: Db, digest: string): Promise<void> {
  await transaction
    .updateTable('media_objects')
    .set({ unused_at: null })
    .where('digest', '=', digest)
    .execute();
}
