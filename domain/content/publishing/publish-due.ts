/** Publishes what is due. Each publication is marked as done in the transaction that publishes. */
import { isProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { versionSource } from './drafts.ts';
import { enqueueFailureMails } from './failure-mails.ts';
import { finishPublication } from './finish-publication.ts';
import { deleteSameDraft, listChanges, recordLists, withheldText } from './listed-items.ts';
import { mergedSource } from './publish-entry.ts';
import { type ChangeSet, type PublishedPack, type Publisher, publish } from './publisher.ts';
import { recordChange } from './record-change.ts';
import { takeOff } from './take-off.ts';

interface Due {
  id: string;
  file: string;
  version: number | null;
  baseVersion: number | null;
  staffId: string | null;
}

/** The publications that are due, in their order. Cheap enough to ask every second. */
export function duePublications(db: Db, now: number): Promise<Due[]> {
  return db
    .selectFrom('publications')
    .select(['id', 'file', 'version', 'base_version as baseVersion', 'staff_id as staffId'])
    .where('state', '=', 'pending')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('created_at')
    .limit(MAX_DUE)
    .execute();
}

const MAX_DUE = 50;

/**
 * Publishes what is due. One that fails the check is marked as failed, and its draft stays.
 * @returns the failed ones, with the reason
 */
export async function publishDue(
  publisher: Publisher,
  now: number,
): Promise<{ file: string; problem: string }[]> {
  const failures: { file: string; problem: string }[] = [];
  for (const due of await duePublications(publisher.engine.db, now)) {
    try {
      await publishOne(publisher, due, now);
    } catch (error) {
      if (!isProblem(error)) throw error;
      const problem = await markFailed(publisher.engine.db, due, error, now);
      if (problem) failures.push({ file: due.file, problem });
    }
  }
  return failures;
}

function publishOne(publisher: Publisher, due: Due, now: number): Promise<void> {
  const { id, file, version, baseVersion, staffId } = due;
  const isDone = (transaction: Db) => finishPublication(transaction, id, { state: 'done', now });
  if (version === null) {
    return takeOff(publisher, { file, staffId, action: 'entry-unpublished' }, now, isDone);
  }
  const { db } = publisher.engine;
  const plan = async (published: PublishedPack): Promise<ChangeSet> => {
    const planned = await versionSource(db, file, version);
    if (planned === null) throw new ProblemError('not-found', 'The planned version is gone');
    const { entries } = published;
    const whole = await mergedSource(db, published, { file, source: planned, baseVersion });
    const source = withheldText(entries, file, whole);
    const lists = await listChanges(db, entries, file);
    const change = { file, source, reason: 'published' as const };
    return {
      changes: [source === planned ? { ...change, version } : change, ...lists],
      staffId,
      also: async (transaction) => {
        await isDone(transaction);
        if (source === whole) await deleteSameDraft(transaction, file, planned);
        await recordChange(transaction, { staffId, action: 'entry-published', file }, now);
        await recordLists(transaction, lists, staffId, now);
      },
    };
  };
  return publish(publisher, plan, now);
}

/** @returns undefined if another process has finished it */
async function markFailed(
  db: Db,
  { id, file, staffId }: Due,
  error: ProblemError,
  now: number,
): Promise<string | undefined> {
  const reasons = (error.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
  const problem = [error.message, ...reasons.slice(0, 3)].join('. ');
  try {
    await db.transaction().execute(async (transaction) => {
      await finishPublication(transaction, id, { state: 'failed', now, problem });
      await recordChange(transaction, { staffId: null, action: 'publication-failed', file }, now);
      await enqueueFailureMails(transaction, { id, staffId }, now);
    });
    return problem;
  } catch (failure) {
    if (isProblem(failure)) return undefined;
    throw failure;
  }
}
