import { sql } from 'kysely';
import type { EventKind, EventListing, TrainingListing } from '#contract/events.ts';
import { EVENT_PAGE } from '#contract/page-sizes.ts';
import type { ListPage } from '#contract/public-api.ts';
import type { Db } from '#db/schema.ts';
import { LISTING_COLUMNS, type ListingRow, toEvent, toTraining } from './event-rows.ts';

export async function listEvents(db: Db, now = Date.now()): Promise<ListPage<EventListing>> {
  const { rows, total } = await inOrder(db, 'events', now);
  return { data: rows.map(toEvent), total };
}

export async function listTrainings(db: Db, now = Date.now()): Promise<ListPage<TrainingListing>> {
  const { rows, total } = await inOrder(db, 'trainings', now);
  return { data: rows.map(toTraining), total };
}

/** What is to come or under way, the next one first, then what has been, the latest first. */
async function inOrder(
  db: Db,
  kind: EventKind,
  now: number,
): Promise<{ rows: ListingRow[]; total: number }> {
  const ofKind = db.selectFrom('gatherings').where('kind', '=', kind);
  const rows = await ofKind
    .select(LISTING_COLUMNS)
    .orderBy(sql`case when ends_at > ${now} then 0 else 1 end`)
    .orderBy(sql`case when ends_at > ${now} then starts_at else -starts_at end`)
    .orderBy('slug')
    .limit(EVENT_PAGE.size)
    .execute();
  const { total } = await ofKind
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
