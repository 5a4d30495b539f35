/** Takes entries off the site and moves them to the bin, from which they can be restored. */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { unlistChanges } from './listed-items.ts';
import { type ChangeSet, type PublishedPack, type Publisher, publish } from './publisher.ts';
import { recordChange } from './record-change.ts';

/**
 * Takes an entry off the site. Its text is kept as a draft.
 * @throws ProblemError `not-found`, or `invalid-fields` if other entries need it
 */
export function unpublishEntry(
  { actor }: Permit<'content.publish'>,
  publisher: Publisher,
  file: string,
  now: number,
): Promise<void> {
  return takeOff(publisher, { file, staffId: actor.staffId, action: 'entry-unpublished' }, now);
}

/**
 * Moves an entry to the bin, with its draft.
 * @throws ProblemError `not-found`, or `invalid-fields` if other entries need it
 */
export async function deleteEntry(
  { actor }: Permit<'content.publish'>,
  publisher: Publisher,
  file: string,
  now: number,
): Promise<void> {
  const { db } = publisher.engine;
  const entry = await db
    .selectFrom('entries')
    .select(['published_version', 'deleted_at'])
    .where('file', '=', file)
    .executeTakeFirst();
  if (!entry || entry.deleted_at !== null) throw noSuchEntry();
  const { staffId } = actor;
  if (entry.published_version !== null) {
    return takeOff(publisher, { file, staffId, action: 'entry-deleted' }, now);
  }
  await db.transaction().execute(async (transaction) => {
    await bin(transaction, file, now);
    await recordChange(transaction, { staffId, action: 'entry-deleted', file }, now);
  });
}

export const noSuchEntry = () => new ProblemError('not-found', 'There is no such entry');

interface TakeOff {
  file: string;
  staffId: string | null;
  action: 'entry-unpublished' | 'entry-deleted';
}

/** @param also runs in the transaction */
export function takeOff(
  publisher: Publisher,
  { file, staffId, action }: TakeOff,
  now: number,
  also?: ChangeSet['also'],
): Promise<void> {
  const plan = async ({ entries }: PublishedPack): Promise<ChangeSet> => {
    const source = entries.get(file)?.published;
    if (source === null || source === undefined) throw noSuchEntry();
    const lists = unlistChanges(entries, file, staffId, now);
    return {
      changes: [{ file, source: null, reason: 'published' }, ...lists.changes],
      staffId,
      also: async (transaction) => {
        await keepAsDraft(transaction, { file, source, staffId }, now);
        await lists.also(transaction);
        if (action === 'entry-deleted') await bin(transaction, file, now);
        await recordChange(transaction, { staffId, action, file }, now);
        await also?.(transaction);
      },
    };
  };
  return publish(publisher, plan, now);
}

/** Keeps a text that leaves the site, unless the entry already has a draft. */
export async function keepAsDraft(
  transaction: Db,
  { file, source, staffId }: { file: string; source: string; staffId: string | null },
  now: number,
): Promise<void> {
  await transaction
    .insertInto('entry_drafts')
    .values({
      file,
      source,
      base_version: null,
      version: 1,
      staff_id: staffId,
      updated_at: now,
      review_asked_at: null,
    })
    .onConflict((existing) => existing.column('file').doNothing())
    .execute();
}

async function bin(transaction: Db, file: string, now: number): Promise<void> {
  await transaction
    .updateTable('entries')
    .set({ deleted_at: now, updated_at: now })
    .where('file', '=', file)
    .execute();
  await transaction
    .updateTable('publications')
    .set({ state: 'canceled', done_at: now })
    .where('file', '=', file)
    .where('state', '=', 'pending')
    .execute();
}

/**
 * Takes an entry out of the bin. It is a draft until it is published again.
 * @throws ProblemError `not-found`
 */
export async function restoreEntry(
  { actor }: Permit<'content.edit'>,
  db: Db,
  file: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('entries')
      .set({ deleted_at: null, updated_at: now })
      .where('file', '=', file)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw noSuchEntry();
    const { staffId } = actor;
    await recordChange(transaction, { staffId, action: 'entry-restored', file }, now);
  });
}
