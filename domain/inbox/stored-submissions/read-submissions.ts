import type { Db } from '#db/schema.ts';
import {
  KINDS,
  type Kinds,
  type SubmissionKind,
  type SubmissionRecord,
} from '#domain/inbox/submissions/index.ts';
import { outboxEntriesOf, summaryOf } from './outbox-entries.ts';
import type { Submission } from './submission.ts';

/** Which submission, and of which kind it is. */
export interface SubmissionRef {
  id: string;
  kind: SubmissionKind;
}

/** These submissions in full and in this order; one that is gone is left out. */
export async function readSubmissions(
  db: Db,
  refs: readonly SubmissionRef[],
  kinds: Kinds = KINDS,
): Promise<Submission[]> {
  const byId = new Map<string, SubmissionRecord>();
  for (const { name, read } of kinds.submissions) {
    const ids = refs.filter(({ kind }) => kind === name).map(({ id }) => id);
    const records = ids.length === 0 ? [] : await read(db, ids);
    for (const record of records) byId.set(record.id, record);
  }
  const entries = await outboxEntriesOf(db, [...byId.keys()], kinds);
  return refs.flatMap(({ id }) => {
    const record = byId.get(id);
    const queued = entries.get(id) ?? [];
    // A record is what its kind makes of it.
    return record
      ? [{ ...record, delivery: summaryOf(queued), notices: queued } as Submission]
      : [];
  });
}
