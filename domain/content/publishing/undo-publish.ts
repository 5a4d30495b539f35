import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { unlistChanges } from './listed-items.ts';
import { type ChangeSet, type PublishedPack, type Publisher, publish } from './publisher.ts';
import { recordChange } from './record-change.ts';
import { keepAsDraft, noSuchEntry } from './take-off.ts';

/**
 * Puts back what was live before the last publication. The undone text stays among the versions; an
 * entry that was not live before keeps it as the draft.
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
    const lists = source === null ? unlistChanges(entries, file, staffId, now) : undefined;
    return {
      changes: [{ file, source, reason: 'undone' }, ...(lists?.changes ?? [])],
      staffId,
      also: async (transaction) => {
        // An entry that was live before has the undone text among its versions.
        if (source === null) await keepAsDraft(transaction, undone, now);
        await lists?.also(transaction);
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
