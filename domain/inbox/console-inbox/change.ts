import type { InboxSummary } from '#contract/console/inbox.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { notifyAssignee } from '#domain/staff/notifications/index.ts';
import { hasPermission, type Permit } from '#domain/staff/permissions.ts';
import { readInboxItem } from './item.ts';
import type { InboxContext, InboxRef } from './summaries.ts';

/** An undefined property is not changed. */
export interface InboxChange {
  state?: InboxSummary['state'] | undefined;
  isSpam?: boolean | undefined;
  /** Null to unassign. */
  assigneeId?: string | null | undefined;
}

/**
 * Changes one item if it still has the version that the client saw.
 * @throws ProblemError `not-found`; `stale` with the current item; `invalid-fields` for an assignee
 *   who may not read messages
 */
export async function changeInboxItem(
  permit: Permit<'messages.work'>,
  db: Db,
  ref: InboxRef,
  { version, ...change }: InboxChange & { version: number },
  context: InboxContext,
): Promise<void> {
  const isChanged = await db.transaction().execute(async (transaction) => {
    await requireAssignee(transaction, change.assigneeId);
    return applyChange(permit, transaction, ref, change, { version, now: context.now });
  });
  if (isChanged) return;
  // Throws `not-found` if the item does not exist.
  const current = await readInboxItem(permit, db, ref, context);
  throw new ProblemError('stale', 'A colleague has changed this since you opened it', {
    current,
  });
}

/**
 * Applies a change with its notification, audit entry and announcement. Must run in a transaction.
 * @param version the version that the item must have; null for any
 * @returns false if there is no such item with this version
 */
export async function applyChange(
  { actor }: Permit<'messages.work'>,
  transaction: Db,
  { kind, id }: InboxRef,
  { state, isSpam, assigneeId }: InboxChange,
  { version, now }: { version: number | null; now: number },
): Promise<boolean> {
  const previous = await transaction
    .selectFrom('inbox_states')
    .select('assignee_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  let rows = transaction
    .updateTable('inbox_states')
    .set((row) => ({
      ...(state !== undefined && { state }),
      ...(isSpam !== undefined && { is_spam: isSpam ? 1 : 0 }),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      changed_at: now,
      version: row('version', '+', 1),
    }))
    .where('kind', '=', kind)
    .where('subject_id', '=', id);
  if (version !== null) rows = rows.where('version', '=', version);
  const { numUpdatedRows } = await rows.executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  if (assigneeId !== undefined) {
    const assignment = { kind, id, from: previous?.assignee_id ?? null, to: assigneeId };
    await notifyAssignee(transaction, { ...assignment, byId: actor.staffId, now });
  }
  await audit(
    transaction,
    {
      staffId: actor.staffId,
      action: 'inbox-changed',
      objectKind: kind,
      objectId: id,
      details: {
        ...(state !== undefined && { state }),
        ...(isSpam !== undefined && { isSpam }),
        ...(assigneeId !== undefined && { assigneeId }),
      },
    },
    now,
  );
  await announceChange(transaction, ['inbox', `inbox:${id}`], now);
  return true;
}

/**
 * @throws ProblemError `invalid-fields` unless they are a current staff member who may read
 *   messages
 */
export async function requireAssignee(db: Db, staffId: string | null | undefined): Promise<void> {
  if (!staffId) return;
  const member = await db
    .selectFrom('staff')
    .select('role')
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (member && hasPermission(member.role as Parameters<typeof hasPermission>[0], 'messages.read'))
    return;
  const message = 'Choose a member of the team who may read messages';
  throw new ProblemError('invalid-fields', message, { errors: [{ field: 'assigneeId', message }] });
}
