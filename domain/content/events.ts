import { sql } from 'kysely';
import type { EntrySlug, ListRange } from '#contract/entry-kinds.ts';
import { canJoin } from '#contract/event-times.ts';
import type {
  EventDetail,
  EventKind,
  EventListing,
  TrainingDetail,
  TrainingListing,
} from '#contract/events.ts';
import { EVENT_PAGE } from '#contract/page-sizes.ts';
import type { Expert } from '#contract/people.ts';
import { ProblemError } from '#contract/problem.ts';
import type { ListPage } from '#contract/public-api.ts';
import type { Db } from '#db/schema.ts';
import { type Cover, featuredPicture } from './covers.ts';
import { findBySlug } from './find-by-slug.ts';
import { articleHtml } from './rich-text.ts';

export async function listEvents(db: Db, now = Date.now()): Promise<ListPage<EventListing>> {
  const { rows, total } = await inOrder(db, 'events', now);
  return { data: rows.map(toEvent), total };
}

export async function listTrainings(db: Db, now = Date.now()): Promise<ListPage<TrainingListing>> {
  const { rows, total } = await inOrder(db, 'trainings', now);
  return { data: rows.map(toTraining), total };
}

/** Events that have not ended, the next one first, then past events, the latest first. */
async function inOrder(db: Db, kind: EventKind, now: number) {
  const rows = await listings(db, kind)
    .orderBy(sql`case when ends_at > ${now} then 0 else 1 end`)
    .orderBy(sql`case when ends_at > ${now} then starts_at else -starts_at end`)
    .orderBy('slug')
    .limit(EVENT_PAGE.size)
    .execute();
  return { rows, total: await countEvents(db, kind) };
}

/** @throws ProblemError `not-found` */
export async function getEvent(db: Db, slug: string, now = Date.now()): Promise<EventDetail> {
  const { row, detail } = await readOne(db, 'events', slug, now);
  return { ...toEvent(row), ...detail };
}

/** @throws ProblemError `not-found` */
export async function getTraining(db: Db, slug: string, now = Date.now()): Promise<TrainingDetail> {
  const { row, detail } = await readOne(db, 'trainings', slug, now);
  return { ...toTraining(row), ...detail };
}

async function readOne(db: Db, kind: EventKind, slug: string, now: number) {
  const detailRow = await findBySlug(db, kind, slug, (current) =>
    listings(db, kind)
      .select(['description', 'experts', 'join_link'])
      .where('slug', '=', current)
      .executeTakeFirst(),
  );
  if (!detailRow) throw new ProblemError('not-found', `No entry has the slug "${slug}"`);
  const { description, experts, join_link, ...row } = detailRow;
  const isJoinable = !row.is_cancelled && canJoin({ start: row.starts_at, end: row.ends_at }, now);
  const detail = {
    description: articleHtml(description),
    featuredExperts: JSON.parse(experts) as Expert[],
    joinNowLink: (isJoinable && join_link) || '',
  };
  return { row, detail };
}

export async function countEvents(db: Db, kind: EventKind): Promise<number> {
  const { total } = await ofKind(db, kind)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Future and past events by slug, because past events keep their page. */
export function eventSlugs(
  db: Db,
  kind: EventKind,
  { first, count }: ListRange,
): Promise<EntrySlug[]> {
  return ofKind(db, kind)
    .select(['slug', 'changed_at as changedAt'])
    .orderBy('slug')
    .limit(count)
    .offset(first)
    .execute();
}

const ofKind = (db: Db, kind: EventKind) =>
  db.selectFrom('calendar_events').where('kind', '=', kind);

const listings = (db: Db, kind: EventKind) =>
  ofKind(db, kind)
    .select(['slug as id', 'slug', 'name', 'location', 'sequence', 'fee as registrationFees'])
    .select(['meta_description as metaDescription', 'registration_link as registrationLink'])
    .select(['registration_opens_at as registrationOpens', 'revised_at as lastModified'])
    .select(['starts_at', 'ends_at', 'category_name', 'category_color', 'mode'])
    .select(['tags', 'cover', 'cover_alt', 'is_cancelled']);

type ListingRow = Awaited<ReturnType<ReturnType<typeof listings>['execute']>>[number];

function toCalendarEvent(row: ListingRow) {
  const { starts_at: start, ends_at: end, category_name, category_color, mode, ...others } = row;
  const { tags, cover, cover_alt, is_cancelled, ...event } = others;
  return {
    start,
    end,
    category: { name: category_name, color: category_color },
    mode: mode as EventListing['eventMode'],
    shared: {
      ...event,
      ...featuredPicture(JSON.parse(cover) as Cover, cover_alt),
      tags: JSON.parse(tags) as string[],
      registrationType: event.registrationFees === 0 ? ('Free' as const) : ('Paid' as const),
      status: is_cancelled ? ('Cancelled' as const) : ('Scheduled' as const),
    },
  };
}

function toEvent(row: ListingRow): EventListing {
  const { start: eventDate, end: eventEndDate, category, mode, shared } = toCalendarEvent(row);
  return { ...shared, eventDate, eventEndDate, eventCategory: category, eventMode: mode };
}

function toTraining(row: ListingRow): TrainingListing {
  const { start, end: trainingEndDate, category, mode, shared } = toCalendarEvent(row);
  return {
    ...shared,
    trainingDate: start,
    trainingEndDate,
    trainingCategory: category,
    trainingMode: mode,
  };
}
