import { sql } from 'kysely';
import { DELIVERIES_PAGE, type DeliveryPage, LATE_DELIVERY } from '#contract/console/deliveries.ts';
import type { Db } from '#db/schema.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { cursorAfter, readCursor } from '#domain/support/cursors.ts';
import { deliveryOf, isScheduled, WAITING_SINCE } from './delivery-of.ts';
import { visibleSubjects } from './subjects.ts';

interface DeliveryQuery {
  state?: 'waiting' | 'failed' | undefined;
  cursor?: string | undefined;
}

/**
 * Deliveries that have not succeeded, the newest first, with counts of the whole outbox. Errors and
 * subjects are null if the actor's role may not see them.
 * @throws ProblemError `malformed` for an invalid cursor
 */
export async function listDeliveries(
  { actor }: Permit<'deliveries.read'>,
  db: Db,
  { state, cursor }: DeliveryQuery,
  { kinds, now }: { kinds: Kinds; now: number },
): Promise<DeliveryPage> {
  let query = db.selectFrom('outbox').selectAll().where(sql<boolean>`delivered_at is null`);
  if (state) query = query.where('failed_at', state === 'failed' ? 'is not' : 'is', null);
  const position = readCursor(cursor);
  if (position) {
    query = query.where(sql<boolean>`(created_at, id) < (${position[0]}, ${position[1]})`);
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(DELIVERIES_PAGE + 1)
    .execute();
  const page = rows.slice(0, DELIVERIES_PAGE);
  const last = page.at(-1);
  const { maySee, subjectOf } = await visibleSubjects(db, { role: actor.role, kinds }, page);
  return {
    items: page.map((row) => ({
      ...deliveryOf(row, now),
      about: subjectOf(row),
      ...(!maySee(row) && { error: null }),
    })),
    next: last && rows.length > page.length ? cursorAfter(last.created_at, last.id) : null,
    ...(await countDeliveries(db, now)),
  };
}

/** Counts all undelivered rows. A postponed mail counts as waiting only from the time it is due. */
async function countDeliveries(db: Db, now: number) {
  const { rows } = await sql<
    Record<'scheduled' | 'waiting' | 'late' | 'failed', number> & { oldest: number }
  >`
    select
      count(*) filter (where failed_at is null and scheduled) as scheduled,
      count(*) filter (where failed_at is null and not scheduled) as waiting,
      count(*) filter (where failed_at is null and since < ${now - LATE_DELIVERY}) as late,
      count(*) filter (where failed_at is not null) as failed,
      min(case when failed_at is null and since <= ${now} then since end) as oldest
    from (
      select failed_at, ${WAITING_SINCE} as since, ${isScheduled(now)} as scheduled
      from outbox where delivered_at is null
    ) as undelivered
  `.execute(db);
  const [row] = rows;
  return {
    scheduled: Number(row?.scheduled ?? 0),
    waiting: Number(row?.waiting ?? 0),
    late: Number(row?.late ?? 0),
    failed: Number(row?.failed ?? 0),
    oldestWaitingAt: row?.oldest ?? null,
  };
}
