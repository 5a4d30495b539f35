/** Rows whose time is over: a few at a time, the oldest first, behind the last one found. */
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';

export interface Found {
  id: string;
  time: number;
  /** 1 for one that is only passed by. */
  stays?: number;
}

/** Rows looked at, and so erased, at a time: short enough for others to write in between. */
const BATCH = 50;
/** The same with a résumé each: megabytes that are overwritten. */
const BATCH_OF_APPLICATIONS = 2;

export function oldApplications(db: Db, after: Found, before: number): Promise<Found[]> {
  return rowsBetween(db, 'applications', 'submitted_at', after, before)
    .limit(BATCH_OF_APPLICATIONS)
    .execute();
}

export function oldMessages(db: Db, after: Found, before: number): Promise<Found[]> {
  return rowsBetween(db, 'contact_messages', 'created_at', after, before).execute();
}

/** Whoever gets the newsletter stays. They are passed by here, so that no query looks at them all. */
export function oldLeads(db: Db, after: Found, before: number): Promise<Found[]> {
  const stays = sql<number>`case when leads.source = 'Newsletter' and exists (
    select 1 from subscriptions
    where subscriptions.email = lower(leads.email) and subscriptions.ended_at is null
  ) then 1 else 0 end`;
  return rowsBetween(db, 'leads', 'created_at', after, before).select(stays.as('stays')).execute();
}

export function endedSubscriptions(db: Db, after: Found, before: number): Promise<Found[]> {
  return rowsBetween(db, 'subscriptions', 'ended_at', after, before).execute();
}

/** Those whose owners were asked to confirm them, and never did. */
export function pendingSubscriptions(db: Db, after: Found, before: number): Promise<Found[]> {
  return rowsBetween(db, 'subscriptions', 'asked_to_confirm_at', after, before)
    .where(sql<boolean>`confirmed_at is null and ended_at is null`)
    .execute();
}

export function endedAlerts(db: Db, after: Found, before: number): Promise<Found[]> {
  return rowsBetween(db, 'job_alerts', 'ended_at', after, before).execute();
}

/** Those that nobody has confirmed. */
export function pendingAlerts(db: Db, after: Found, before: number): Promise<Found[]> {
  return rowsBetween(db, 'job_alerts', 'asked_at', after, before)
    .where(sql<boolean>`confirmed_at is null and ended_at is null`)
    .execute();
}

/** All leads by which these subscriptions were asked for. */
export async function leadsOf(db: Db, subscriptions: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('leads', (join) =>
      join.on((on) => on(on.fn('lower', ['leads.email']), '=', on.ref('subscriptions.email'))),
    )
    .select('leads.id')
    .where('subscriptions.id', 'in', [...subscriptions])
    .where('leads.source', '=', 'Newsletter')
    .execute();
  return rows.map(({ id }) => id);
}

function rowsBetween(
  db: Db,
  table: 'applications' | 'contact_messages' | 'leads' | 'subscriptions' | 'job_alerts',
  column: 'submitted_at' | 'created_at' | 'ended_at' | 'asked_to_confirm_at' | 'asked_at',
  after: Found,
  before: number,
) {
  // They are alike in what is asked for here.
  const [rows, time] = [table as 'leads', column as 'created_at'];
  return db
    .selectFrom(rows)
    .select(['id', `${time} as time`])
    .where(time, '>=', after.time)
    .where((row) => row.or([row(time, '>', after.time), row('id', '>', after.id)]))
    .where(time, '<', before)
    .orderBy(time)
    .orderBy('id')
    .limit(BATCH);
}
