import type { Selectable } from 'kysely';
import type { Delivery } from '#contract/console/deliveries.ts';
import type { Db, Schema } from '#db/schema.ts';
import { deliveryOf } from './delivery-of.ts';

/**
 * Mails to these applicants that did not reach them, by the id of the application, the oldest first. Those to the
 * team are about the site, and not for whoever reads an application to mend.
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
    ...(await deskMails(db, applicationIds)),
  ];
  for (const { applicant, ...row } of rows.sort((a, b) => a.created_at - b.created_at)) {
    const delivery = { ...deliveryOf(row, now), state: 'failed' as const };
    failed.set(applicant, [...(failed.get(applicant) ?? []), delivery]);
  }
  return failed;
}

type Row = Selectable<Schema['outbox']> & { applicant: string };

function acknowledgements(db: Db, ids: readonly string[]): Promise<Row[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .select('subject_id as applicant')
    .where('subject_id', 'in', [...ids])
    .where('topic', '=', 'application.acknowledgement')
    .where('failed_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Also those that were discarded, because they would have come far too late. */
function deskMails(db: Db, ids: readonly string[]): Promise<Row[]> {
  return db
    .selectFrom('desk_mails')
    .innerJoin('outbox', 'outbox.subject_id', 'desk_mails.id')
    .selectAll('outbox')
    .select('desk_mails.subject_id as applicant')
    .where('desk_mails.subject_id', 'in', [...ids])
    .where('desk_mails.stopped_at', 'is', null)
    .where('outbox.topic', '=', 'desk.mail')
    .where('outbox.last_error', 'is not', null)
    .where((row) =>
      row.or([row('outbox.failed_at', 'is not', null), row('outbox.delivered_at', 'is not', null)]),
    )
    .execute();
}
