import { sql } from 'kysely';
import {
  AUDIT_PAGE,
  type AuditAction,
  type AuditEntry,
  type AuditQuery,
} from '#contract/console/audit.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions/index.ts';
import { cursorAfter, readCursor } from '#domain/support/cursors.ts';

/** Milliseconds. */
const DAY = 86_400_000;

/**
 * A page of the record, the newest first.
 * @throws ProblemError `malformed` for a cursor that is none
 */
export async function listAudit(
  _permit: Permit<'audit.read'>,
  db: Db,
  query: AuditQuery,
): Promise<{ items: AuditEntry[]; next: string | null }> {
  const found = await auditEntries(db, query, AUDIT_PAGE + 1);
  const items = found.slice(0, AUDIT_PAGE);
  const last = items.at(-1);
  return { items, next: last && found.length > items.length ? cursorBehind(last) : null };
}

export const cursorBehind = ({ at, id }: AuditEntry): string => cursorAfter(at, String(id));

/** Those that the filters find behind the cursor. Who was removed still has a name. */
export async function auditEntries(
  db: Db,
  { cursor, ...filters }: AuditQuery,
  limit: number,
): Promise<AuditEntry[]> {
  const after = placeOf(cursor);
  let rows = filteredAudit(db, filters);
  if (after) rows = rows.where(sql<boolean>`(at, audit_log.id) < (${after.at}, ${after.id})`);
  const found = await rows
    .leftJoin('staff', 'staff.id', 'audit_log.staff_id')
    .selectAll('audit_log')
    .select('staff.name')
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
  return found.map((row) => ({
    id: Number(row.id),
    at: row.at,
    action: row.action as AuditAction,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
    objectKind: row.object_kind,
    objectId: row.object_id,
    details: JSON.parse(row.details) as AuditEntry['details'],
  }));
}

/** How many the filters find. */
export async function countAudit(db: Db, filters: Omit<AuditQuery, 'cursor'>): Promise<number> {
  const { n } = await filteredAudit(db, filters)
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

function filteredAudit(db: Db, filters: Omit<AuditQuery, 'cursor'>) {
  const { staff, action, object, from, to } = filters;
  let rows = db.selectFrom('audit_log');
  if (staff) rows = rows.where('audit_log.staff_id', '=', staff);
  if (action) rows = rows.where('action', '=', action);
  if (object) rows = rows.where('audit_log.id', 'in', entriesOf(db, object));
  if (from) rows = rows.where('at', '>=', Date.parse(from));
  if (to) rows = rows.where('at', '<', Date.parse(to) + DAY);
  return rows;
}

/** Ids of all that was done to it, alone or with others. */
const entriesOf = (db: Db, object: string) =>
  db
    .selectFrom('audit_log')
    .select('id')
    .where('object_id', '=', object)
    .unionAll(
      db.selectFrom('audit_objects').select('audit_id as id').where('object_id', '=', object),
    );

function placeOf(cursor: string | undefined): { at: number; id: number } | undefined {
  const place = readCursor(cursor);
  if (!place) return undefined;
  const [at, id] = place;
  if (!/^\d{1,15}$/.test(id))
    throw new ProblemError('malformed', 'cursor: this is of another list');
  return { at, id: Number(id) };
}
