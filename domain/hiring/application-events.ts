/** The history of applications, and which of its events can be undone. */
import { randomUUID } from 'node:crypto';
import type { HISTORY_KINDS } from '#contract/console/history.ts';
import type { Db } from '#db/schema.ts';

export interface ApplicationEvent {
  applicationId: string;
  /** Null if the applicant or the server caused it. */
  staffId: string | null;
  kind: (typeof HISTORY_KINDS)[number];
  /** Ids and the pack's own terms only. Free text would have to be erasable. */
  data?: Record<string, unknown>;
  /** Identifies the change for undo. */
  changeId?: string;
}

/** Appends to the history of applications. Must run in the transaction of the change itself. */
export async function addEvents(
  transaction: Db,
  events: readonly ApplicationEvent[],
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  await transaction
    .insertInto('application_events')
    .values(
      events.map(({ applicationId, staffId, kind, data = {}, changeId = null }) => ({
        id: randomUUID(),
        application_id: applicationId,
        staff_id: staffId,
        at: now,
        kind,
        data: JSON.stringify(data),
        change_id: changeId,
      })),
    )
    .execute();
}

export interface StoredEvent {
  kind: ApplicationEvent['kind'];
  data: Record<string, unknown>;
}

export const parseEvent = ({ kind, data }: { kind: string; data: string }): StoredEvent => ({
  kind: kind as ApplicationEvent['kind'],
  data: JSON.parse(data),
});

/** The columns of an application that decide what can be undone. */
export interface ApplicationState {
  version: number;
  read_at: number | null;
  withdrawn_at: number | null;
}

const UNDOABLE_KINDS: ReadonlySet<string> = new Set(['stage', 'assigned', 'tags', 'shown']);

/**
 * Whether the event is a change of stage, assignee, tags, visible stage or read state, and nothing
 * has changed since.
 */
export function isUndoable(
  { kind, data }: StoredEvent,
  { version, read_at, withdrawn_at }: ApplicationState,
): boolean {
  if (kind === 'opened') return data.isRead === (read_at !== null);
  if (kind === 'stage' && withdrawn_at !== null) return false;
  return UNDOABLE_KINDS.has(kind) && data.version === version;
}
