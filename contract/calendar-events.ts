/** An event or a training under one set of names, which the API gives them by kind. */

import { USUAL_LENGTH } from './event-times.ts';
import type { EventDetail, EventListing, TrainingDetail, TrainingListing } from './events.ts';
import type { Expert } from './people.ts';

type Named = Pick<
  EventListing,
  | 'slug'
  | 'name'
  | 'location'
  | 'featuredImage'
  | 'featuredPicture'
  | 'featuredImageAltText'
  | 'registrationType'
  | 'registrationLink'
>;

export interface CalendarEvent extends Named {
  /** Epoch milliseconds. */
  start: number;
  end: number;
  category: { name: string; color: string };
  /** 'In-Person' or 'Virtual' */
  mode: string;
  tags: string[];
  summary: string;
  /** Rupees, or what another host calls the price. */
  fees: number | string;
  /** Epoch milliseconds; null where it is not known. */
  registrationOpens: number | null;
  isCancelled: boolean;
  /** Revision of the calendar entry, from 0. */
  sequence: number;
  /** Epoch milliseconds; null where it is not known. */
  lastModified: number | null;
}

export interface CalendarEventDetail extends CalendarEvent {
  /** Sanitised HTML. */
  description: string;
  experts: Expert[];
  /** Empty while nobody can join. */
  joinNowLink: string;
}

const NO_CATEGORY = { name: '', color: '' };

/** Other hosts leave out what they do not know. */
export function toCalendarEvent(found: EventListing | TrainingListing): CalendarEvent {
  const { start, end, category, mode } = factsByKind(found);
  return {
    slug: found.slug,
    name: found.name,
    location: found.location ?? '',
    ...coverOf(found),
    registrationType: found.registrationType,
    registrationLink: found.registrationLink,
    start,
    end: end ?? start + USUAL_LENGTH,
    category: category ?? NO_CATEGORY,
    mode: mode ?? '',
    tags: found.tags ?? [],
    summary: found.metaDescription ?? '',
    fees: found.registrationFees,
    registrationOpens: found.registrationOpens ?? null,
    isCancelled: found.status === 'Cancelled',
    sequence: found.sequence ?? 0,
    lastModified: found.lastModified ?? null,
  };
}

const coverOf = (found: EventListing | TrainingListing) => ({
  featuredImage: found.featuredImage ?? '',
  featuredPicture: found.featuredPicture ?? null,
  featuredImageAltText: found.featuredImageAltText ?? '',
});

/** What the two kinds have under names of their own. */
function factsByKind(found: EventListing | TrainingListing) {
  return 'eventDate' in found
    ? {
        start: Number(found.eventDate),
        end: found.eventEndDate,
        category: found.eventCategory,
        mode: found.eventMode,
      }
    : {
        start: Number(found.trainingDate),
        end: found.trainingEndDate,
        category: found.trainingCategory,
        mode: found.trainingMode,
      };
}

/** Other hosts send the description in pieces, and call what is told of somebody a bio. */
export function toCalendarEventDetail(found: EventDetail | TrainingDetail): CalendarEventDetail {
  const { description, featuredExperts, joinNowLink } = found as Omit<
    EventDetail,
    'description'
  > & {
    description?: string | string[];
  };
  return {
    ...toCalendarEvent(found),
    description: [description ?? ''].flat().join(''),
    experts: (featuredExperts ?? []).map((expert) => ({
      ...expert,
      description: expert.description ?? (expert as { bio?: string }).bio ?? '',
    })),
    joinNowLink: joinNowLink ?? '',
  };
}

/** Whether there is enough to show it; other hosts answer empty ones too. */
export function isShowable({ slug, name, start }: CalendarEvent): boolean {
  return Boolean(slug && name) && Number.isFinite(start);
}
