import type { Selectable } from 'kysely';
import type { Delivery } from '#contract/console/deliveries.ts';
import type { Db, Schema } from '#db/schema.ts';
import { deliveryOf } from './delivery-of.ts';

/**
 * Mails to these applicants that failed, by the application's id, the oldest first. Mails to the
 * team are left out: their failure is the operator's problem, not that of staff who read an
 * application.
 * @param now epoch milliseconds
 */
export async function failedMailsTo(
  db: Db,
  applicationIds: readonly string[],
  now: number,
): Promise<Map<string, Delivery[]>> {
  const failed = new Map<string, Delivery[]>();
  if (applicationIds.length === 0) return failed;
  const rows = [
    ...(await acknowledgements(db, applicationIds)),
    ...(await consoleMails(db, applicationIds)),
  ];
  for (const { applicationId, ...row } of rows.sort((a, b) => a.created_at - b.created_at)) {
    const delivery = { ...deliveryOf(row, now), state: 'failed' as const };
    failed.set(applicationId, [...(failed.get(applicationId) ?? []), delivery]);
  }
  return failed;
}

type Row = Selectable<Schema['outbox']> & { applicationId: string };

function acknowledgements(db: Db, ids: readonly string[]): Promise<Row[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .select('subject_id as applicationId')
    .where('subject_id', 'in', [...ids])
    .where('topic', '=', 'application.acknowledgement')
    .where('failed_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Includes mails that were discarded because they were far too late; they have a `last_error`. */
function consoleMails(db: Db, ids: readonly string[]): Promise<Row[]> {
  return db
    .selectFrom('console_emails')
    .innerJoin('outbox', 'outbox.subject_id', 'console_emails.id')
    .selectAll('outbox')
    .select('console_emails.subject_id as applicationId')
    .where('console_emails.subject_id', 'in', [...ids])
    .where('console_emails.cancelled_at', 'is', null)
    .where('outbox.topic', '=', 'desk.mail')
    .where('outbox.last_error', 'is not', null)
    .where((row) =>
      row.or([row('outbox.failed_at', 'is not', null), row('outbox.delivered_at', 'is not', null)]),
    )
    .execute();
}
