/** What happened to applications, and which of it can be taken back. */
import { randomUUID } from 'node:crypto';
import type { HISTORY_KINDS } from '#contract/console/history.ts';
import type { Db } from '#db/schema.ts';

export interface ApplicationEvent {
  applicationId: string;
  /** Null for the applicant and for the program. */
  staffId: string | null;
  kind: (typeof HISTORY_KINDS)[number];
  /** Ids and the pack's words; no text that somebody could want erased by itself. */
  data?: Record<string, unknown>;
  /** Under which it can be undone. */
  changeId?: string;
}

/** Adds to the history of applications, in the transaction of what happened. */
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

/** As it is stored. */
export interface StoredEvent {
  kind: ApplicationEvent['kind'];
  data: Record<string, unknown>;
}

export const storedEvent = ({ kind, data }: { kind: string; data: string }): StoredEvent => ({
  kind: kind as ApplicationEvent['kind'],
  data: JSON.parse(data),
});

/** An application as it is now. */
export interface Standing {
  version: number;
  read_at: number | null;
  withdrawn_at: number | null;
}

const CHANGES: ReadonlySet<string> = new Set(['stage', 'assigned', 'tags', 'shown']);

/** Whether nothing has come after this change of stage, assignee, tags or reading, so that it can be taken back. */
export function standsAsAfter(
  { kind, data }: StoredEvent,
  { version, read_at, withdrawn_at }: Standing,
): boolean {
  if (kind === 'opened') return data.isRead === (read_at !== null);
  if (kind === 'stage' && withdrawn_at !== null) return false;
  return CHANGES.has(kind) && data.version === version;
}
