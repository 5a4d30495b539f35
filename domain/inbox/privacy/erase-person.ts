import type { Db } from '#db/schema.ts';
import {
  countUndeliveredIn,
  type ErasureCounts,
  eraseInTransaction,
  listSubmissions,
  planErasure,
} from '#domain/inbox/stored-submissions/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { nothingStoredProblem } from './export-person.ts';

type Counts = Record<string, number>;

/**
 * Counts the rows that an erasure would delete, by table, and the notifications that would not be
 * delivered, by topic. Changes nothing.
 */
export async function planPersonErasure(
  _permit: Permit<'people.erase'>,
  db: Db,
  email: string,
  kinds: Kinds = KINDS,
): Promise<{ counts: Counts; undelivered: Counts }> {
  return {
    counts: nonZeroCounts(await planErasure(db, { email }, kinds)),
    undelivered: Object.fromEntries(await countUndeliveredIn(db, { email }, kinds)),
  };
}

/**
 * Erases everything about a person in one transaction. The audit log keeps only the ids of their
 * submissions.
 * @param now epoch milliseconds
 * @throws ProblemError `not-found`
 */
export async function erasePerson(
  { actor }: Permit<'people.erase'>,
  db: Db,
  email: string,
  now: number,
  kinds: Kinds = KINDS,
): Promise<Counts> {
  return db.transaction().execute(async (transaction) => {
    const ids = await submissionsOf(transaction, email, kinds);
    const counts = nonZeroCounts(await eraseInTransaction(transaction, { email }, kinds));
    if (Object.keys(counts).length === 0) throw nothingStoredProblem();
    await audit(
      transaction,
      {
        staffId: actor.staffId,
        action: 'person-erased',
        objectKind: 'person',
        objectId: ids[0] ?? '',
        objectIds: ids,
        details: { submissions: ids, ...counts },
      },
      now,
    );
    const topics = ids.flatMap((id) => [`application:${id}`, `inbox:${id}`]);
    await announceChange(transaction, ['applications', 'inbox', 'deliveries', ...topics], now);
    return counts;
  });
}

async function submissionsOf(db: Db, email: string, kinds: Kinds): Promise<string[]> {
  const ids: string[] = [];
  for await (const summaries of listSubmissions(db, { email }, null, kinds)) {
    ids.push(...summaries.map(({ id }) => id));
  }
  return ids;
}

export function nonZeroCounts(counts: ErasureCounts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
