import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  AUDIT_EXPORT_LIMIT,
  AUDIT_PAGE,
  type AuditAction,
  type AuditEntry,
  type AuditQuery,
} from '#contract/console/audit.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type CsvCell, csvWriter } from '#domain/support/csv.ts';
import { cursorAfter, readCursor } from '#domain/support/cursors.ts';
import type { Permit } from './permissions.ts';

export interface AuditRecord {
  /** Null for the operator, an applicant, or a person who is not signed in. */
  staffId: string | null;
  action: AuditAction;
  /** What it was done to, and its id. */
  objectKind: string;
  objectId: string;
  /** For a change of several, all of them, so it is found by each. */
  objectIds?: readonly string[];
  /** Ids and numbers alone, so that erased personal data does not survive here. */
  details?: Record<string, string | number | boolean | null | readonly string[]>;
}

/** Rows of one statement: a database takes so many values and no more. */
const AT_ONCE = 500;

/**
 * Adds to the record, in the transaction of what it tells of. Nothing is ever changed in it.
 * @returns the entry's id
 */
export async function audit(transaction: Db, record: AuditRecord, now: number): Promise<number> {
  const { id } = await transaction
    .insertInto('audit_log')
    .values({
      at: now,
      staff_id: record.staffId,
      action: record.action,
      object_kind: record.objectKind,
      object_id: record.objectId,
      details: JSON.stringify(record.details ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = [...new Set(record.objectIds)].map((object_id) => ({ object_id, audit_id: id }));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await transaction
      .insertInto('audit_objects')
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
  }
  return Number(id);
}

/** Records a repeated action, such as viewing, once within so many milliseconds. */
export async function auditOnce(
  transaction: Db,
  record: AuditRecord & { staffId: string },
  within: number,
  now: number,
): Promise<void> {
  const recorded = await transaction
    .selectFrom('audit_log')
    .select('id')
    .where('object_id', '=', record.objectId)
    .where('staff_id', '=', record.staffId)
    .where('action', '=', record.action)
    .where('at', '>', now - within)
    .limit(1)
    .executeTakeFirst();
  if (!recorded) await audit(transaction, record, now);
}

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

const cursorBehind = ({ at, id }: AuditEntry): string => cursorAfter(at, String(id));

/** Those that the filters find behind the cursor. Who was removed still has a name. */
async function auditEntries(
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
async function countAudit(db: Db, filters: Omit<AuditQuery, 'cursor'>): Promise<number> {
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

/** Rows that are read at a time. */
const BATCH = 1000;

const COLUMNS = [
  ...['id', 'at', 'staffId', 'staff', 'action', 'objectKind', 'objectId', 'details'],
];

/**
 * All that the filters find, as CSV, a piece at a time; that somebody takes it out is recorded first.
 * @param now epoch milliseconds
 * @throws ProblemError `conflict` where it is more than one file may have
 */
export async function exportAudit(
  { actor }: Permit<'audit.read'>,
  db: Db,
  filters: Omit<AuditQuery, 'cursor'>,
  now: number,
): Promise<AsyncGenerator<string>> {
  const rows = await countAudit(db, filters);
  if (rows > AUDIT_EXPORT_LIMIT) {
    const most = AUDIT_EXPORT_LIMIT.toLocaleString('en');
    throw new ProblemError('conflict', `One file has ${most} rows at most: choose fewer days`);
  }
  await audit(
    db,
    {
      staffId: actor.staffId,
      action: 'exported',
      objectKind: 'audit',
      objectId: '',
      details: { rows, filters: JSON.stringify(filters) },
    },
    now,
  );
  return csvOf(db, filters);
}

async function* csvOf(db: Db, filters: Omit<AuditQuery, 'cursor'>): AsyncGenerator<string> {
  const writer = csvWriter(COLUMNS, { bom: true });
  let cursor: string | undefined;
  for (let left = AUDIT_EXPORT_LIMIT; left > 0; left -= BATCH) {
    const entries = await auditEntries(db, { ...filters, cursor }, Math.min(BATCH, left));
    if (entries.length > 0) yield writer.rows(entries.map(cellsOf));
    const last = entries.at(-1);
    if (!last || entries.length < BATCH) break;
    cursor = cursorBehind(last);
    // An embedded database answers without ever leaving the thread to others.
    await setImmediate();
  }
  yield writer.end();
}

function cellsOf({ id, at, staff, action, objectKind, objectId, details }: AuditEntry): CsvCell[] {
  return [
    ...[id, new Date(at).toISOString(), staff?.id ?? '', staff?.name ?? ''],
    ...[action, objectKind, objectId, JSON.stringify(details)],
  ];
}
