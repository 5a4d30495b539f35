import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { announceNotices, storeNotice } from './store.ts';

interface Assigned {
  /** `application`, or a kind that stands in the inbox. */
  kind: string;
  id: string;
  /** Null for nobody. */
  from: string | null;
  to: string | null;
  /** Who assigned it: they need no notice of it. */
  byId: string;
  /** Whether a change is taken back: whoever gets it again has their notice from before. */
  isUndo?: boolean;
  now: number;
}

/**
 * A notice for whoever was assigned something, in the transaction that assigns it. It shows for as
 * long as the assignment lasts (`visible.ts`), so the one of whoever had it before stays in the
 * table.
 */
export async function noticeAssignment(
  transaction: Db,
  { kind, id, from, to, byId, isUndo = false, now }: Assigned,
): Promise<void> {
  if (from === to) return;
  if (to !== null && !isUndo) {
    await transaction
      .deleteFrom('staff_notices')
      .where('staff_id', '=', to)
      .where('subject_id', '=', id)
      .where('subject_kind', '=', kind)
      .where('note_id', 'is', null)
      .execute();
    if (to !== byId) {
      await storeNotice(
        transaction,
        {
          id: randomUUID(),
          staff_id: to,
          kind: 'assignment',
          note_id: null,
          by_id: byId,
          subject_kind: kind,
          subject_id: id,
        },
        now,
      );
    }
  }
  const others = [from, isUndo ? to : null].filter((staffId) => staffId !== null);
  await announceNotices(transaction, others, now);
}
