import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/** How many notifications failed whose submission is gone, so that no list shows them. */
export async function countOrphanedFailures(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n
    from outbox left join subscriptions on subscriptions.id = outbox.subject_id
    where outbox.failed_at is not null and outbox.delivered_at is null
      and not exists (select 1 from applications where id = outbox.subject_id)
      and not exists (select 1 from contact_messages where id = outbox.subject_id)
      and not exists (
        select 1 from leads where id = coalesce(subscriptions.lead_id, outbox.subject_id)
      )
  `.execute(db);
  return Number(rows[0]?.n ?? 0);
}
