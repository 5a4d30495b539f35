import { randomUUID } from 'node:crypto';
import type { BulkResult } from '#contract/console/applicant-work.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { isUndoable, parseEvent, type StoredEvent } from '#domain/hiring/application-events.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { applyChange, type Refusal } from './apply-change.ts';
import { type ApplicationChange, mayBeAssigned } from './check-change.ts';
import type { ApplicantDependencies } from './dependencies.ts';
import { lockApplication } from './lock-application.ts';
import { viewerOf } from './staff.ts';
import { readSummaries } from './summaries.ts';

interface UndoContext {
  /** Id of the change that is undone. */
  changeId: string;
  /** Id of the new change that undoes it. */
  newId: string;
  staffId: string;
  now: number;
}

/**
 * Undoes a change for each application that has not been changed since, and cancels mails that were
 * written with the change and have not been sent. Undoing the new change redoes the original one.
 * @throws ProblemError `not-found`
 */
export async function undoChange(
  permit: Permit<'applicants.work'>,
  db: Db,
  { changeId, now }: { changeId: string; now: number },
  { mails }: ApplicantDependencies,
): Promise<BulkResult> {
  const { actor } = permit;
  const { staffId } = actor;
  const newId = randomUUID();
  const skipped: BulkResult['skipped'] = [];
  const undone: string[] = [];
  await db.transaction().execute(async (transaction) => {
    const events = await eventsOf(transaction, changeId);
    if (events.size === 0) throw new ProblemError('not-found', 'There is no such change');
    for (const [id, ownEvents] of events) {
      const context = { changeId, newId, staffId, now };
      const refusal = await undoOne(transaction, id, ownEvents, context);
      if (refusal === null) undone.push(id);
      else skipped.push({ id, reason: refusal });
    }
    if (undone.length === 0) return;
    await mails.undo(permit, transaction, { changeId, applicationIds: undone }, now);
    await audit(
      transaction,
      {
        staffId,
        action: 'change-undone',
        objectKind: 'change',
        objectId: changeId,
        objectIds: undone,
        details: { ids: undone, changeId: newId },
      },
      now,
    );
    await announceChange(transaction, applicationTopics(...undone), now);
  });
  return {
    changeId: undone.length > 0 ? newId : null,
    changed: await readSummaries(db, undone, viewerOf(actor)),
    skipped,
    mailsWritten: 0,
    mailsCanceled: 0,
  };
}

async function undoOne(
  transaction: Db,
  id: string,
  events: readonly StoredEvent[],
  { changeId, newId, staffId, now }: UndoContext,
): Promise<Refusal> {
  const row = await lockApplication(transaction, id);
  if (!row) return 'The application no longer exists';
  if (!events.every((event) => isUndoable(event, row))) {
    return 'The application has been changed since';
  }
  const change = Object.assign({}, ...events.map(inverse)) as ApplicationChange;
  if (change.assigneeId && !(await mayBeAssigned(transaction, change.assigneeId))) {
    return 'The previous assignee has left or may no longer read applications';
  }
  const context = { staffId, changeId: newId, undoes: changeId, now };
  return applyChange(transaction, row, change, context);
}

function inverse({ kind, data }: StoredEvent): ApplicationChange {
  if (kind === 'stage') return { stage: data.from as string };
  if (kind === 'assigned') return { assigneeId: data.from as string | null };
  if (kind === 'opened') return { isRead: !data.isRead };
  if (kind === 'shown') return data.isShown ? {} : { isShown: true };
  return { addTags: data.removed as string[], removeTags: data.added as string[] };
}

/** By application id, in the order in which applications are locked. */
async function eventsOf(db: Db, changeId: string): Promise<Map<string, StoredEvent[]>> {
  const rows = await db
    .selectFrom('application_events')
    .select(['application_id', 'kind', 'data'])
    .where('change_id', '=', changeId)
    .execute();
  const events = new Map<string, StoredEvent[]>();
  for (const { application_id: id, ...row } of rows) {
    events.set(id, [...(events.get(id) ?? []), parseEvent(row)]);
  }
  return new Map([...events].sort(([a], [b]) => (a < b ? -1 : 1)));
}
