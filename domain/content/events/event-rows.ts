import { canJoin } from '#contract/event-times.ts';
import type {
  EventDetail,
  EventListing,
  TrainingDetail,
  TrainingListing,
} from '#contract/events.ts';
import type { Expert } from '#contract/experts.ts';
import type { GatheringsTable } from '#db/schema.ts';
import { type Cover, featuredPicture } from '#domain/content/covers.ts';
import { articleHtml } from '#domain/content/rich-text/index.ts';

export const LISTING_COLUMNS = [
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

export type ListingRow = Pick<GatheringsTable, (typeof LISTING_COLUMNS)[number]>;

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

export function toEvent(row: ListingRow): EventListing {
  return {
    ...toCalendarEvent(row),
    eventDate: row.starts_at,
    eventEndDate: row.ends_at,
    eventCategory: categoryOf(row),
    eventMode: modeOf(row),
  };
}

export function toTraining(row: ListingRow): TrainingListing {
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

export function toEventDetail(row: GatheringsTable, now: number): EventDetail {
  return { ...toEvent(row), ...detailOf(row, now) };
}

export function toTrainingDetail(row: GatheringsTable, now: number): TrainingDetail {
  return { ...toTraining(row), ...detailOf(row, now) };
}
