import type { Db } from '#db/schema.ts';
import {
  KINDS,
  type Kinds,
  type SubmissionKind,
  type SubmissionRow,
} from '#domain/inbox/submissions/index.ts';
import { deliverySummaryOf, outboxEntriesOf } from './outbox-entries.ts';
import type { Submission } from './submission.ts';

export interface SubmissionRef {
  id: string;
  kind: SubmissionKind;
}

/**
 * Reads submissions in full, in the order of the references. Those that no longer exist are left
 * out.
 */
export async function readSubmissions(
  db: Db,
  refs: readonly SubmissionRef[],
  kinds: Kinds = KINDS,
): Promise<Submission[]> {
  const byId = new Map<string, SubmissionRow>();
  for (const { name, read } of kinds.submissions) {
    const ids = refs.filter(({ kind }) => kind === name).map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await read(db, ids);
    for (const row of rows) byId.set(row.id, row);
  }
  const entries = await outboxEntriesOf(db, [...byId.keys()], kinds);
  return refs.flatMap(({ id }) => {
    const row = byId.get(id);
    const outboxEntries = entries.get(id) ?? [];
    // Safe, because a kind's `read` returns its own type of record.
    return row
      ? [
          {
            ...row,
            delivery: deliverySummaryOf(outboxEntries),
            notifications: outboxEntries,
          } as Submission,
        ]
      : [];
  });
}
