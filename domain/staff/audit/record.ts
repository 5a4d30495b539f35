import type { AuditAction } from '#contract/console/audit.ts';
import type { Db } from '#db/schema.ts';

export interface AuditRecord {
  /** Null for the operator, an applicant, or whoever is not signed in. */
  staffId: string | null;
  action: AuditAction;
  /** What it was done to, and its id. */
  objectKind: string;
  objectId: string;
  /** Of what was done to several at once, each of them: it is found by any. */
  objectIds?: readonly string[];
  /** Ids and numbers alone: what is erased elsewhere must not go on here. */
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
