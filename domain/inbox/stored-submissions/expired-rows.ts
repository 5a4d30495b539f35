/** Rows whose time is over: a few at a time, the oldest first, behind the last one found. */
import type { Db } from '#db/schema.ts';
import type { Expiry, Table } from '#domain/inbox/submissions/index.ts';

export interface Found {
  id: string;
  time: number;
  /** 1 for one that is only passed by. */
  stays?: number;
}

/** Rows looked at, and so erased, at a time: short enough for others to write in between. */
const BATCH = 50;

export function expiredRows(
  db: Db,
  table: Table,
  { column, only, stays, batch = BATCH }: Expiry,
  { after, before }: { after: Found; before: number },
): Promise<Found[]> {
  // They are alike in what is asked for here.
  const [rows, time] = [table as 'leads', column as 'created_at'];
  let query = db
    .selectFrom(rows)
    .select(['id', `${time} as time`])
    .where(time, '>=', after.time)
    .where((row) => row.or([row(time, '>', after.time), row('id', '>', after.id)]))
    .where(time, '<', before)
    .orderBy(time)
    .orderBy('id')
    .limit(batch);
  if (only) query = query.where(only);
  return stays ? query.select(stays.as('stays')).execute() : query.execute();
}
