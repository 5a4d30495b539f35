import type { HistoryEntry } from '#contract/console/history.ts';
import type { Db } from '#db/schema.ts';
import {
  type ApplicationState,
  isUndoable,
  parseEvent,
} from '#domain/hiring/application-events.ts';
import { staffNames } from './staff.ts';

/** Entries that are listed, the newest ones. */
const MAX_ENTRIES = 500;

interface HistorySubject extends ApplicationState {
  id: string;
  submitted_at: number;
}

/** The history of an application, the newest first; the last entry is its arrival. */
export async function readHistory(db: Db, application: HistorySubject): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('application_events')
    .select(['id', 'at', 'kind', 'data', 'change_id', 'staff_id'])
    .where('application_id', '=', application.id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_ENTRIES)
    .execute();
  const events = rows.map((row) => ({ ...row, ...parseEvent(row) }));
  const assignees = events.map(({ kind, data }) => (kind === 'assigned' ? data.to : null));
  const ids = [...events.map(({ staff_id }) => staff_id), ...assignees];
  const names = await staffNames(
    db,
    ids.filter((id) => typeof id === 'string'),
  );
  const entries = events.map(({ id, at, kind, data, change_id, staff_id }): HistoryEntry => {
    const toName = kind === 'assigned' && names.get(String(data.to))?.name;
    return {
      id,
      at,
      kind,
      changeId: change_id,
      data: toName ? { ...data, toName } : data,
      staff: (staff_id !== null && names.get(staff_id)) || null,
      canUndo: change_id !== null && isUndoable({ kind, data }, application),
    };
  });
  return [...entries, arrivalOf(application)];
}

const arrivalOf = ({ id, submitted_at: at }: HistorySubject): HistoryEntry => ({
  id,
  at,
  staff: null,
  kind: 'received',
  data: {},
  changeId: null,
  canUndo: false,
});
