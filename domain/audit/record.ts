import type { AuditAction } from '#contract/console/audit.ts';
import type { Db } from '#db/schema.ts';

export interface AuditRecord {
  /** Null for the operator, an applicant, or whoever is not signed in. */
  staffId: string | null;
  action: AuditAction;
  /** What it was done to, and its id. */
  objectKind: string;
  objectId: string;
  /** Ids and numbers alone: what is erased elsewhere must not go on here. */
  details?: Record<string, string | number | boolean | null | readonly string[]>;
}

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
  return Number(id);
}
