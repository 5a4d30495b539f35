import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit/index.ts';

/** Milliseconds within which a file that somebody sees again is recorded once. */
const SEEN_ONCE = 10 * 60_000;

/** Records who sees the résumé of an application or, with its id, one of its documents. */
export async function recordSeen(
  db: Db,
  seen: { staffId: string; applicationId: string; documentId?: string | undefined },
  now: number,
): Promise<void> {
  const { staffId, applicationId, documentId } = seen;
  const action = documentId ? 'document-seen' : 'resume-seen';
  const objectId = documentId ?? applicationId;
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('audit_log')
      .select('id')
      .where('object_id', '=', objectId)
      .where('staff_id', '=', staffId)
      .where('action', '=', action)
      .where('at', '>', now - SEEN_ONCE)
      .limit(1)
      .executeTakeFirst();
    if (before) return;
    const objectKind = documentId ? 'document' : 'application';
    const details = { application: applicationId };
    await audit(transaction, { staffId, action, objectKind, objectId, details }, now);
  });
}
