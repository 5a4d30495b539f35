import type { InboxSummary } from '#contract/console/inbox.ts';
import type { Db } from '#db/schema.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { applyChange, type InboxChange, requireAssignee } from './change.ts';
import { type InboxContext, type InboxRef, inboxSummaries } from './summaries.ts';

/**
 * Applies one change to many items, all or nothing. Items that no longer exist are skipped.
 * @returns the changed items in their new state
 * @throws ProblemError `invalid-fields` for an assignee who may not read messages
 */
export async function changeInboxItems(
  permit: Permit<'messages.work'>,
  db: Db,
  items: readonly InboxRef[],
  change: InboxChange | { isRead: boolean },
  context: InboxContext,
): Promise<{ changed: InboxSummary[]; skipped: number }> {
  const { now } = context;
  const changed = await db.transaction().execute(async (transaction) => {
    if ('isRead' in change) return markAll(transaction, items, change.isRead, now);
    await requireAssignee(transaction, change.assigneeId);
    const changedRefs: InboxRef[] = [];
    for (const ref of items) {
      if (await applyChange(permit, transaction, ref, change, { version: null, now })) {
        changedRefs.push(ref);
      }
    }
    return changedRefs;
  });
  return {
    changed: await inboxSummaries(db, changed, context),
    skipped: items.length - changed.length,
  };
}

/** Needs no version check, because no other change conflicts with it. */
export async function markInboxItem(
  _permit: Permit<'messages.work'>,
  db: Db,
  ref: InboxRef,
  { isRead, now }: { isRead: boolean; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => markAll(transaction, [ref], isRead, now));
}

async function markAll(
  transaction: Db,
  items: readonly InboxRef[],
  isRead: boolean,
  now: number,
): Promise<InboxRef[]> {
  const rows = await transaction
    .updateTable('inbox_states')
    .set((row) => ({ read_at: isRead ? row.fn.coalesce('read_at', row.val(now)) : null }))
    .where((row) => row.or(items.map(({ kind, id }) => row.and({ kind, subject_id: id }))))
    .returning('subject_id')
    .execute();
  const ids = new Set(rows.map(({ subject_id }) => subject_id));
  if (ids.size > 0) {
    await announceChange(transaction, ['inbox', ...[...ids].map((id) => `inbox:${id}`)], now);
  }
  return items.filter(({ id }) => ids.has(id));
}
