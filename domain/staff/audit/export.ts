import { setImmediate } from 'node:timers/promises';
import { AUDIT_EXPORT_LIMIT, type AuditEntry, type AuditQuery } from '#contract/console/audit.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions/index.ts';
import { type CsvCell, csvWriter } from '#domain/support/csv.ts';
import { auditEntries, countAudit, cursorBehind } from './list.ts';
import { audit } from './record.ts';

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
