import { randomUUID } from 'node:crypto';
import type { HISTORY_KINDS } from '#contract/console/history.ts';
import type { Db } from '#db/schema.ts';

export interface ApplicationEvent {
  applicationId: string;
  /** Null for the applicant and for the program. */
  staffId: string | null;
  kind: (typeof HISTORY_KINDS)[number];
  /** Ids and the pack's words; no text that somebody could want erased by itself. */
  data: Record<string, unknown>;
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
      events.map(({ applicationId, staffId, kind, data, changeId = null }) => ({
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
