import { randomUUID } from 'node:crypto';
import type { BulkResult } from '#contract/console/applicant-work.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type StoredEvent, standsAsAfter, storedEvent } from '#domain/hiring/application-events.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { applyChange, type Refusal } from './apply-change.ts';
import type { DeskParts } from './desk-parts.ts';
import { readHeads } from './heads.ts';
import { lockApplication } from './lock-application.ts';
import { viewerOf } from './staff.ts';
import { mayBeAssigned, type WantedChange } from './wanted-change.ts';

interface Undoing {
  /** Of the change that is taken back. */
  changeId: string;
  /** Of this one. */
  newId: string;
  staffId: string;
  now: number;
}

/**
 * Takes a change back, of each application that nothing has come after it for; mails that were written with
 * it and have not left are stopped. What was taken back can be done again by undoing that.
 * @throws ProblemError `not-found`
 */
export async function undoChange(
  granted: Permit<'applicants.work'>,
  db: Db,
  { changeId, now }: { changeId: string; now: number },
  { mails }: DeskParts,
): Promise<BulkResult> {
  const { actor } = granted;
  const { staffId } = actor;
  const newId = randomUUID();
  const skipped: BulkResult['skipped'] = [];
  const undone: string[] = [];
  await db.transaction().execute(async (transaction) => {
    const events = await eventsOf(transaction, changeId);
    if (events.size === 0) throw new ProblemError('not-found', 'There is no such change');
    for (const [id, ownEvents] of events) {
      const undoing = { changeId, newId, staffId, now };
      const refusal = await undoOne(transaction, id, ownEvents, undoing);
      if (refusal === null) undone.push(id);
      else skipped.push({ id, reason: refusal });
    }
    if (undone.length === 0) return;
    await mails.takeBack(granted, transaction, { changeId, applicationIds: undone }, now);
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
    changed: await readHeads(db, undone, viewerOf(actor)),
    skipped,
    mailsWritten: 0,
    mailsStopped: 0,
  };
}

async function undoOne(
  transaction: Db,
  id: string,
  events: readonly StoredEvent[],
  { changeId, newId, staffId, now }: Undoing,
): Promise<Refusal> {
  const row = await lockApplication(transaction, id);
  if (!row) return 'There is no such application any more';
  if (!events.every((event) => standsAsAfter(event, row))) {
    return 'Something has come after this change';
  }
  const wanted = Object.assign({}, ...events.map(inverse)) as WantedChange;
  if (wanted.assigneeId && !(await mayBeAssigned(transaction, wanted.assigneeId))) {
    return 'The earlier assignee has left or may no longer read applications';
  }
  const doing = { staffId, changeId: newId, undoes: changeId, now };
  return applyChange(transaction, row, wanted, doing);
}

function inverse({ kind, data }: StoredEvent): WantedChange {
  if (kind === 'stage') return { stage: data.from as string };
  if (kind === 'assigned') return { assigneeId: data.from as string | null };
  if (kind === 'opened') return { isRead: !data.isRead };
  if (kind === 'shown') return data.isShown ? {} : { isShown: true };
  return { addTags: data.removed as string[], removeTags: data.added as string[] };
}

/** By the id of the application, in the order in which locks are taken. */
async function eventsOf(db: Db, changeId: string): Promise<Map<string, StoredEvent[]>> {
  const rows = await db
    .selectFrom('application_events')
    .select(['application_id', 'kind', 'data'])
    .where('change_id', '=', changeId)
    .execute();
  const events = new Map<string, StoredEvent[]>();
  for (const { application_id: id, ...row } of rows) {
    events.set(id, [...(events.get(id) ?? []), storedEvent(row)]);
  }
  return new Map([...events].sort(([a], [b]) => (a < b ? -1 : 1)));
}
