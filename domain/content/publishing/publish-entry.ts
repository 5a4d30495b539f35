/** Publishing one entry, taking it down, deleting, restoring, and undoing a publication. */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { mergeSources } from '#domain/content/source/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft, staleDraft, versionSource } from './drafts.ts';
import {
  type ChangeSet,
  type EntryChange,
  type PublishedPack,
  type Publisher,
  publish,
} from './publisher.ts';
import { requireReviewed } from './reviews.ts';

/** Notes a change in the audit log, and notifies other consoles. */
export async function recordChange(
  db: Db,
  entry: { staffId: string | null; action: ContentAction; file: string },
  now: number,
): Promise<void> {
  const { staffId, action, file } = entry;
  await audit(db, { staffId, action, objectKind: 'entry', objectId: file }, now);
  await announceChange(db, ['content'], now);
}

export type ContentAction =
  | 'publication-failed'
  | 'entry-published'
  | 'entry-unpublished'
  | 'entry-deleted'
  | 'entry-restored'
  | 'entry-renamed'
  | 'publish-undone'
  | 'publication-planned'
  | 'publication-canceled'
  | 'conflict-resolved';

/**
 * Publishes the draft. If the entry was published by someone else since the draft began, changes of
 * other fields are merged.
 * @param version of the draft that the person saw
 * @throws ProblemError `not-found`, `stale`, `invalid-fields` or `conflict`
 */
export async function publishDraft(
  { actor }: Permit<'content.publish'>,
  publisher: Publisher,
  { file, version }: { file: string; version: number },
  now: number,
): Promise<void> {
  const { db } = publisher.engine;
  await requireReviewed(actor, db);
  await publish(
    publisher,
    async (published) => {
      const draft = await getDraft(db, file);
      if (!draft) throw new ProblemError('not-found', 'This entry has no draft to publish');
      if (draft.version !== version) throw staleDraft();
      const source = await mergedSource(db, published, { file, ...draft });
      const change: EntryChange = { file, source, reason: 'published' };
      return {
        changes: [change],
        staffId: actor.staffId,
        also: async (transaction) => {
          await deleteDraft(transaction, file, version);
          await recordChange(
            transaction,
            { staffId: actor.staffId, action: 'entry-published', file },
            now,
          );
        },
      };
    },
    now,
  );
}

/**
 * A text that began from an earlier version, with what was published since.
 * @throws ProblemError `conflict` if both changed the same field
 */
export async function mergedSource(
  db: Db,
  { entries }: PublishedPack,
  { file, source, baseVersion }: { file: string; source: string; baseVersion: number | null },
): Promise<string> {
  const entry = entries.get(file);
  const published = entry?.published ?? null;
  if (published === null || entry?.publishedVersion === baseVersion) return source;
  const base = (await versionSource(db, file, baseVersion)) ?? '';
  const merged = mergeSources(file, base, source, published);
  if (merged.conflicts.length === 0) return merged.text;
  const fields = merged.conflicts.map(({ path }) => path.join('.') || 'text').join(', ');
  throw new ProblemError(
    'conflict',
    `Someone else published other words here in the meantime: ${fields}. Open the entry to compare`,
  );
}

/** @throws ProblemError `stale`, which undoes the transaction */
async function deleteDraft(transaction: Db, file: string, version: number): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('entry_drafts')
    .where('file', '=', file)
    .where('version', '=', version)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw staleDraft();
}

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

const noSuchEntry = () => new ProblemError('not-found', 'There is no such entry');

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
    return {
      changes: [{ file, source: null, reason: 'published' }],
      staffId,
      also: async (transaction) => {
        await keepAsDraft(transaction, { file, source, staffId }, now);
        if (action === 'entry-deleted') await bin(transaction, file, now);
        await recordChange(transaction, { staffId, action, file }, now);
        await also?.(transaction);
      },
    };
  };
  return publish(publisher, plan, now);
}

/** Keeps a text that leaves the site, unless the entry already has a draft. */
async function keepAsDraft(
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

/**
 * Puts back what was live before the last publication. The undone text becomes the draft, unless
 * there is one.
 * @param publishedVersion what the person saw as live
 * @throws ProblemError `stale` if something else is live; `not-found` if nothing was live before
 */
export async function undoPublish(
  { actor }: Permit<'content.publish'>,
  publisher: Publisher,
  { file, publishedVersion }: { file: string; publishedVersion: number },
  now: number,
): Promise<void> {
  const { db } = publisher.engine;
  const { staffId } = actor;
  const plan = async ({ entries }: PublishedPack): Promise<ChangeSet> => {
    const entry = entries.get(file);
    if (!entry?.published) throw noSuchEntry();
    if (entry.publishedVersion !== publishedVersion) {
      throw new ProblemError('stale', 'Something newer is live. Look at the versions again');
    }
    const source = await previouslyLive(db, file, publishedVersion);
    const undone = { file, source: entry.published, staffId };
    return {
      changes: [{ file, source, reason: 'undone' }],
      staffId,
      also: async (transaction) => {
        await keepAsDraft(transaction, undone, now);
        await recordChange(transaction, { staffId, action: 'publish-undone', file }, now);
      },
    };
  };
  await publish(publisher, plan, now);
}

/** @returns null if the entry was not on the site before */
async function previouslyLive(db: Db, file: string, current: number): Promise<string | null> {
  const row = await db
    .selectFrom('entry_versions')
    .select('source')
    .where('file', '=', file)
    .where('published_at', 'is not', null)
    .where('number', '<', current)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.source ?? null;
}
