/** The queue of pictures whose sizes are to be made, for one process at a time. */
import type { ExpressionBuilder } from 'kysely';
import { LIBRARY_MESSAGES, MEDIA_LIMITS } from '#contract/media-files.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db, Schema } from '#db/schema.ts';
import { contentNameOf } from '#domain/content/pictures/index.ts';
import { ObjectStoreError } from '#domain/files/object-store.ts';
import { type BytesColumns, keepObject, placeBytes } from '#domain/files/stored-bytes.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { RECIPE_ID, readObject } from './media-objects.ts';
import type { Original, Rendition } from './media-work.ts';

/** Attempts, after which the picture fails until someone retries it. */
const MAX_ATTEMPTS = 2;

/** Seconds for `Retry-After`. */
const RETRY_AFTER = 60;

interface NewRendition extends BytesColumns {
  name: string;
  digest: string;
}

export interface ClaimedPicture extends Original {
  digest: string;
}

/**
 * Claims the picture that waits longest, if none is being made. If the process dies, the claim
 * expires and the picture is made again.
 * @param until epoch milliseconds
 * @throws ObjectStoreError
 */
export async function claimPicture(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<ClaimedPicture | null> {
  await requeueExpired(db, now);
  for (;;) {
    const row = await db
      .selectFrom('media_objects')
      .select(['digest', 'width', 'height', 'placeholder'])
      .where('state', '=', 'queued')
      // Until a file has it, its parts may be incomplete.
      .where('unused_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('media_objects as other').select('digest').where('state', '=', 'making'),
          ),
        ),
      )
      .orderBy((object) => object.case().when(isImported(object)).then(1).else(0).end())
      .orderBy('stored_at')
      .orderBy('digest')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    // Another instance may have read the same row. The first to update it gets the claim.
    const claim = await db
      .updateTable('media_objects')
      .set((object) => ({
        state: 'making',
        claimed_until: until,
        attempts: object('attempts', '+', 1),
      }))
      .where('digest', '=', row.digest)
      .where('state', '=', 'queued')
      .returning('digest')
      .executeTakeFirst();
    if (!claim) continue;
    await announceChange(db, ['media'], now);
    const bytes = await readObject(db, row.digest).catch(async (error: unknown) => {
      if (error instanceof ObjectStoreError && error.isLost) return null;
      await releasePicture(db, row.digest);
      throw error;
    });
    const { digest, width, height, placeholder } = row;
    if (bytes && width && height) {
      return { digest, bytes, width, height, isOpaque: placeholder !== null };
    }
    await failPicture(db, digest, now);
  }
}

/** Pictures of processes that died, and those that were made by another recipe. */
async function requeueExpired(db: Db, now: number): Promise<void> {
  await db
    .updateTable('media_objects')
    .set({ state: 'queued' })
    .where('state', '=', 'making')
    .where('claimed_until', '<', now)
    .where('attempts', '<', MAX_ATTEMPTS)
    .execute();
  await db
    .updateTable('media_objects')
    .set({ state: 'failed' })
    .where('state', '=', 'making')
    .where('claimed_until', '<', now)
    .execute();
  await db
    .updateTable('media_objects')
    .set({ state: 'queued', attempts: 0 })
    .where('state', '=', 'ready')
    .where('recipe', '!=', RECIPE_ID)
    .execute();
}

/** Stores the sizes of a claimed picture. @throws ObjectStoreError */
export async function finishPicture(
  db: Db,
  { digest, bytes }: ClaimedPicture,
  renditions: readonly Rendition[],
  now: number,
): Promise<void> {
  const placed = await placeRenditions(db, digest, renditions, now).catch(async (error) => {
    await releasePicture(db, digest);
    throw error;
  });
  await db.transaction().execute(async (transaction) => {
    const existing = await transaction
      .updateTable('media_objects')
      .set({ state: 'ready', name: contentNameOf(bytes), recipe: RECIPE_ID })
      .where('digest', '=', digest)
      .returning('digest')
      .executeTakeFirst();
    // It was deleted while its sizes were made.
    if (!existing) return;
    for (const rendition of placed) {
      const added = await transaction
        .insertInto('media_renditions')
        .values(rendition)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      if (added) await keepObject(transaction, rendition.object);
    }
    await announceChange(transaction, ['media'], now);
  });
}

async function placeRenditions(
  db: Db,
  digest: string,
  renditions: readonly Rendition[],
  now: number,
): Promise<NewRendition[]> {
  const placed: NewRendition[] = [];
  for (const { name, bytes } of renditions) {
    const type = `image/${name.replace(/^.*\./, '')}`;
    placed.push({ name, digest, ...(await placeBytes(db, bytes, type, now)) });
  }
  return placed;
}

/** A failed picture is tried once more, and then waits until someone retries it. */
export async function failPicture(db: Db, digest: string, now: number): Promise<void> {
  await db
    .updateTable('media_objects')
    .set((object) => ({
      state: object.case().when('attempts', '<', MAX_ATTEMPTS).then('queued').else('failed').end(),
    }))
    .where('digest', '=', digest)
    .where('state', '=', 'making')
    .execute();
  await announceChange(db, ['media'], now);
}

/** Gives back a claim without an attempt, when the process ends. */
export async function releasePicture(db: Db, digest: string): Promise<void> {
  await db
    .updateTable('media_objects')
    .set((object) => ({ state: 'queued', attempts: object('attempts', '-', 1) }))
    .where('digest', '=', digest)
    .where('state', '=', 'making')
    .execute();
}

/** Pictures of an import are made after those that someone waits for, and do not count as waiting. */
const isImported = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'media_objects'>) =>
  exists(
    selectFrom('media_files as imported')
      .select('path')
      .whereRef('imported.digest', '=', 'media_objects.digest')
      .where('imported.uploaded_by', '=', ''),
  );

/** @throws ProblemError `unavailable` if as many pictures wait as may */
export async function requireRoomInQueue(db: Db): Promise<void> {
  const { n } = await db
    .selectFrom('media_objects')
    .select((object) => object.fn.countAll<number>().as('n'))
    .where('state', 'in', ['queued', 'making'])
    .where('unused_at', 'is', null)
    .where((object) => object.not(isImported(object)))
    .executeTakeFirstOrThrow();
  if (Number(n) < MEDIA_LIMITS.queue) return;
  throw new ProblemError('unavailable', LIBRARY_MESSAGES.queueFull, { retryAfter: RETRY_AFTER });
}
