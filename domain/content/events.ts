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
import type { Db, GatheringsTable } from '#db/schema.ts';
import { type Cover, featuredPicture } from './covers.ts';
import { articleHtml } from './rich-text.ts';

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

/** @throws ProblemError `not-found` */
export async function getEvent(db: Db, slug: string, now = Date.now()): Promise<EventDetail> {
  return toEventDetail(await rowOf(db, 'events', slug), now);
}

/** @throws ProblemError `not-found` */
export async function getTraining(db: Db, slug: string, now = Date.now()): Promise<TrainingDetail> {
  return toTrainingDetail(await rowOf(db, 'trainings', slug), now);
}

async function rowOf(db: Db, kind: EventKind, slug: string): Promise<GatheringsTable> {
  // PostgreSQL would refuse to look for a text with U+0000 in it.
  const row = slug.includes('\0')
    ? undefined
    : await db
        .selectFrom('gatherings')
        .selectAll()
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .executeTakeFirst();
  if (!row) throw new ProblemError('not-found', `There is nothing called "${slug}" here`);
  return row;
}

export async function countEvents(db: Db, kind: EventKind): Promise<number> {
  const { total } = await db
    .selectFrom('gatherings')
    .where('kind', '=', kind)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What is to come and what has been, by name: each keeps its page. */
export async function eventSlugs(
  db: Db,
  kind: EventKind,
  { first, count }: ListRange,
): Promise<EntrySlug[]> {
  const rows = await db
    .selectFrom('gatherings')
    .select(['slug', 'changed_at'])
    .where('kind', '=', kind)
    .orderBy('slug')
    .limit(count)
    .offset(first)
    .execute();
  return rows.map(({ slug, changed_at }) => ({ slug, changedAt: changed_at }));
}

const LISTING_COLUMNS = [
  'slug',
  'name',
  'starts_at',
  'ends_at',
  'category_name',
  'category_color',
  'mode',
  'location',
  'tags',
  'cover',
  'cover_alt',
  'meta_description',
  'fee',
  'registration_link',
  'registration_opens_at',
  'is_cancelled',
  'sequence',
  'revised_at',
] as const satisfies (keyof GatheringsTable)[];

type ListingRow = Pick<GatheringsTable, (typeof LISTING_COLUMNS)[number]>;

function toCalendarEvent(row: ListingRow) {
  return {
    id: row.slug,
    slug: row.slug,
    name: row.name,
    ...featuredPicture(JSON.parse(row.cover) as Cover, row.cover_alt),
    tags: JSON.parse(row.tags) as string[],
    metaDescription: row.meta_description,
    location: row.location,
    registrationType: row.fee === 0 ? ('Free' as const) : ('Paid' as const),
    registrationFees: row.fee,
    registrationLink: row.registration_link,
    registrationOpens: row.registration_opens_at,
    status: row.is_cancelled ? ('Cancelled' as const) : ('Scheduled' as const),
    sequence: row.sequence,
    lastModified: row.revised_at,
  };
}

const categoryOf = (row: ListingRow) => ({ name: row.category_name, color: row.category_color });
const modeOf = ({ mode }: ListingRow) => mode as EventListing['eventMode'];

function toEvent(row: ListingRow): EventListing {
  return {
    ...toCalendarEvent(row),
    eventDate: row.starts_at,
    eventEndDate: row.ends_at,
    eventCategory: categoryOf(row),
    eventMode: modeOf(row),
  };
}

function toTraining(row: ListingRow): TrainingListing {
  return {
    ...toCalendarEvent(row),
    trainingDate: row.starts_at,
    trainingEndDate: row.ends_at,
    trainingCategory: categoryOf(row),
    trainingMode: modeOf(row),
  };
}

function detailOf(row: GatheringsTable, now: number) {
  const isOpen = !row.is_cancelled && canJoin({ start: row.starts_at, end: row.ends_at }, now);
  return {
    description: articleHtml(row.description),
    featuredExperts: JSON.parse(row.experts) as Expert[],
    joinNowLink: (isOpen && row.join_link) || '',
  };
}

function toEventDetail(row: GatheringsTable, now: number): EventDetail {
  return { ...toEvent(row), ...detailOf(row, now) };
}

function toTrainingDetail(row: GatheringsTable, now: number): TrainingDetail {
  return { ...toTraining(row), ...detailOf(row, now) };
}
