import type { RetentionReport } from '#contract/console/privacy.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { cutoffsOf, eraseOneTurn, type RetentionPeriods } from '#domain/inbox/retention.ts';
import { planExpiry } from '#domain/inbox/stored-submissions/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { nonZeroCounts } from './erase-person.ts';

/** Maximum milliseconds for counting expired rows. */
const COUNT_TIMEOUT = 5000;

/**
 * Reads the retention periods and counts the expired rows.
 * @param now epoch milliseconds
 */
export async function readRetention(
  _permit: Permit<'retention.run'>,
  db: Db,
  periods: RetentionPeriods,
  now: number,
  kinds: Kinds = KINDS,
): Promise<RetentionReport> {
  const cutoffs = cutoffsOf(periods, now);
  const timeout = AbortSignal.timeout(COUNT_TIMEOUT);
  const due = nonZeroCounts(await planExpiry(db, cutoffs, timeout, kinds));
  return {
    applicationsKept: periods.applicationsKept,
    messagesKept: periods.messagesKept,
    applicationsBefore: cutoffs.applications,
    messagesBefore: cutoffs.messages,
    due,
    isCounted: !timeout.aborted,
  };
}

/**
 * Erases expired rows in short transactions for up to 20 seconds. Staff who run it have seen what
 * is erased, so the checks for a wrong clock and an unusual amount do not apply.
 * @param now epoch milliseconds
 * @throws ProblemError `conflict` while another run is in progress
 */
export async function runRetention(
  { actor }: Permit<'retention.run'>,
  db: Db,
  periods: RetentionPeriods,
  now: number,
  kinds: Kinds = KINDS,
): Promise<{ counts: Record<string, number>; isComplete: boolean }> {
  const result = await eraseOneTurn(db, cutoffsOf(periods, now), { kinds });
  if (!result) {
    throw new ProblemError(
      'conflict',
      'Another run is erasing expired data, so try again in a minute',
    );
  }
  const { isComplete } = result;
  const counts = nonZeroCounts(result.counts);
  await db.transaction().execute(async (transaction) => {
    await audit(
      transaction,
      {
        staffId: actor.staffId,
        action: 'retention-run',
        objectKind: 'retention',
        objectId: '',
        details: { ...counts, isComplete },
      },
      now,
    );
    await announceChange(transaction, ['applications', 'inbox', 'deliveries'], now);
  });
  return { counts, isComplete };
}
