import type { InboxHead } from '#contract/console/inbox.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { noticeAssignment } from '#domain/staff/notices/index.ts';
import { mayDo, type Permit } from '#domain/staff/permissions.ts';
import type { InboxFacts, InboxRef } from './heads.ts';
import { readInboxItem } from './item.ts';

/** What is left out stays as it is. */
export interface InboxChange {
  state?: InboxHead['state'] | undefined;
  isSpam?: boolean | undefined;
  /** Null to assign it to no one. */
  assigneeId?: string | null | undefined;
}

/**
 * Changes one item, if it is still in the state that the reader saw.
 * @throws ProblemError `not-found`; `stale` with its state now; `invalid-fields` for an assignee who
 *   cannot read it
 */
export async function changeInboxItem(
  permit: Permit<'messages.work'>,
  db: Db,
  ref: InboxRef,
  { version, ...change }: InboxChange & { version: number },
  facts: InboxFacts,
): Promise<void> {
  const isDone = await db.transaction().execute(async (transaction) => {
    await requireAssignee(transaction, change.assigneeId);
    return applyChange(permit, transaction, ref, change, { version, now: facts.now });
  });
  if (isDone) return;
  // Reading it throws where it does not exist.
  const current = await readInboxItem(permit, db, ref, facts);
  throw new ProblemError('stale', 'Somebody else has changed this since you opened it', {
    current,
  });
}

/**
 * Within a transaction, with all that goes with a change.
 * @param version that it must still have; null for any
 * @returns whether it was changed
 */
export async function applyChange(
  { actor }: Permit<'messages.work'>,
  transaction: Db,
  { kind, id }: InboxRef,
  { state, isSpam, assigneeId }: InboxChange,
  { version, now }: { version: number | null; now: number },
): Promise<boolean> {
  const before = await transaction
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
    const assigned = { kind, id, from: before?.assignee_id ?? null, to: assigneeId };
    await noticeAssignment(transaction, { ...assigned, byId: actor.staffId, now });
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

/** @throws ProblemError `invalid-fields` unless they work here and may read messages */
export async function requireAssignee(db: Db, staffId: string | null | undefined): Promise<void> {
  if (!staffId) return;
  const found = await db
    .selectFrom('staff')
    .select('role')
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (found && mayDo(found.role as Parameters<typeof mayDo>[0], 'messages.read')) return;
  const message = 'Choose a member of the team who may read messages';
  throw new ProblemError('invalid-fields', message, { errors: [{ field: 'assigneeId', message }] });
}
