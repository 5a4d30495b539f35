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

export interface NewAuditEntry {
  /** Null for the operator, an applicant, or an anonymous visitor. */
  staffId: string | null;
  action: AuditAction;
  /** The object of the action. */
  objectKind: string;
  objectId: string;
  /** All objects of a change of several, so that the entry is found by each of them. */
  objectIds?: readonly string[];
  /** Ids and numbers only, so that the audit log keeps no erased personal data. */
  details?: Record<string, string | number | boolean | null | readonly string[]>;
}

/** Rows per statement, because the number of bound values is limited. */
const BATCH_SIZE = 500;

/**
 * Appends to the audit log. Must run in the transaction of the action. Entries are never changed.
 * @returns the entry's id
 */
export async function audit(transaction: Db, entry: NewAuditEntry, now: number): Promise<number> {
  const { id } = await transaction
    .insertInto('audit_log')
    .values({
      at: now,
      staff_id: entry.staffId,
      action: entry.action,
      object_kind: entry.objectKind,
      object_id: entry.objectId,
      details: JSON.stringify(entry.details ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = [...new Set(entry.objectIds)].map((object_id) => ({ object_id, audit_id: id }));
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await transaction
      .insertInto('audit_objects')
      .values(rows.slice(start, start + BATCH_SIZE))
      .execute();
  }
  return Number(id);
}

/**
 * Records a repeated action, such as viewing, once per interval.
 * @param within milliseconds
 */
export async function auditOnce(
  transaction: Db,
  entry: NewAuditEntry & { staffId: string },
  within: number,
  now: number,
): Promise<void> {
  const existing = await transaction
    .selectFrom('audit_log')
    .select('id')
    .where('object_id', '=', entry.objectId)
    .where('staff_id', '=', entry.staffId)
    .where('action', '=', entry.action)
    .where('at', '>', now - within)
    .limit(1)
    .executeTakeFirst();
  if (!existing) await audit(transaction, entry, now);
}

const DAY = 86_400_000;

/**
 * A page of the audit log, the newest first.
 * @throws ProblemError `malformed` for an invalid cursor
 */
export async function listAudit(
  _permit: Permit<'audit.read'>,
  db: Db,
  query: AuditQuery,
): Promise<{ items: AuditEntry[]; next: string | null }> {
  const rows = await auditEntries(db, query, AUDIT_PAGE + 1);
  const items = rows.slice(0, AUDIT_PAGE);
  const last = items.at(-1);
  return { items, next: last && rows.length > items.length ? cursorFor(last) : null };
}

const cursorFor = ({ at, id }: AuditEntry): string => cursorAfter(at, String(id));

/** The matching entries after the cursor. Former members still have a name. */
async function auditEntries(
  db: Db,
  { cursor, ...filters }: AuditQuery,
  limit: number,
): Promise<AuditEntry[]> {
  const position = decodeCursor(cursor);
  let rows = filteredAudit(db, filters);
  if (position)
    rows = rows.where(sql<boolean>`(at, audit_log.id) < (${position.at}, ${position.id})`);
  const entryRows = await rows
    .leftJoin('staff', 'staff.id', 'audit_log.staff_id')
    .selectAll('audit_log')
    .select('staff.name')
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
  return entryRows.map((row) => ({
    id: Number(row.id),
    at: row.at,
    action: row.action as AuditAction,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
    objectKind: row.object_kind,
    objectId: row.object_id,
    details: JSON.parse(row.details) as AuditEntry['details'],
  }));
}

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

/** Ids of the entries about an object, alone or among others. */
const entriesOf = (db: Db, object: string) =>
  db
    .selectFrom('audit_log')
    .select('id')
    .where('object_id', '=', object)
    .unionAll(
      db.selectFrom('audit_objects').select('audit_id as id').where('object_id', '=', object),
    );

function decodeCursor(cursor: string | undefined): { at: number; id: number } | undefined {
  const position = readCursor(cursor);
  if (!position) return undefined;
  const [at, id] = position;
  if (!/^\d{1,15}$/.test(id))
    throw new ProblemError('malformed', 'cursor: this belongs to another list');
  return { at, id: Number(id) };
}

/** Rows per query. */
const BATCH = 1000;

const COLUMNS = [
  ...['id', 'at', 'staffId', 'staff', 'action', 'objectKind', 'objectId', 'details'],
];

/**
 * Exports all matching entries as CSV, in chunks. The export itself is recorded first.
 * @param now epoch milliseconds
 * @throws ProblemError `conflict` if there are more rows than one file may have
 */
export async function exportAudit(
  { actor }: Permit<'audit.read'>,
  db: Db,
  filters: Omit<AuditQuery, 'cursor'>,
  now: number,
): Promise<AsyncGenerator<string>> {
  const rows = await countAudit(db, filters);
  if (rows > AUDIT_EXPORT_LIMIT) {
    const max = AUDIT_EXPORT_LIMIT.toLocaleString('en');
    throw new ProblemError('conflict', `A file can have at most ${max} rows, so choose fewer days`);
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
  for (let remaining = AUDIT_EXPORT_LIMIT; remaining > 0; remaining -= BATCH) {
    const entries = await auditEntries(db, { ...filters, cursor }, Math.min(BATCH, remaining));
    if (entries.length > 0) yield writer.rows(entries.map(cellsOf));
    const last = entries.at(-1);
    if (!last || entries.length < BATCH) break;
    cursor = cursorFor(last);
    // An embedded database answers synchronously, so requests get a turn only here.
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
