import type { RetentionReport } from '#contract/console/privacy.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { cutoffsOf, eraseSomeInTurn, type RetentionPeriods } from '#domain/inbox/retention.ts';
import { planExpiry } from '#domain/inbox/stored-submissions/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { countedOf } from './erase-person.ts';

/** Milliseconds for counting what is due. */
const TO_COUNT = 5000;

/** How long what is kept, and what is due to go. @param now epoch milliseconds */
export async function readRetention(
  _permit: Permit<'retention.run'>,
  db: Db,
  periods: RetentionPeriods,
  now: number,
  kinds: Kinds = KINDS,
): Promise<RetentionReport> {
  const cutoffs = cutoffsOf(periods, now);
  const ending = AbortSignal.timeout(TO_COUNT);
  const due = countedOf(await planExpiry(db, cutoffs, ending, kinds));
  return {
    applicationsKept: periods.applicationsKept,
    messagesKept: periods.messagesKept,
    applicationsBefore: cutoffs.applications,
    messagesBefore: cutoffs.messages,
    due,
    isCounted: !ending.aborted,
  };
}

/**
 * Erases what is due, a little at a time, for some seconds: staff who run it have seen what will go, so neither
 * the clock nor the amount is asked about.
 * @param now epoch milliseconds
 * @throws ProblemError `conflict` while another run is at it
 */
export async function runRetention(
  { actor }: Permit<'retention.run'>,
  db: Db,
  periods: RetentionPeriods,
  now: number,
  kinds: Kinds = KINDS,
): Promise<{ counts: Record<string, number>; isComplete: boolean }> {
  const done = await eraseSomeInTurn(db, cutoffsOf(periods, now), { kinds });
  if (!done) {
    throw new ProblemError(
      'conflict',
      'What is due is being erased already: look again in a minute',
    );
  }
  const { isComplete } = done;
  const counts = countedOf(done.counts);
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
