/** Events and trainings under one set of property names; the API's names differ by kind. */

import { DEFAULT_EVENT_LENGTH } from './event-times.ts';
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
  /** Rupees, or another host's text for the price. */
  fees: number | string;
  /** Epoch milliseconds; null if unknown. */
  registrationOpens: number | null;
  isCancelled: boolean;
  /** Revision of the calendar entry, from 0. */
  sequence: number;
  /** Epoch milliseconds; null if unknown. */
  lastModified: number | null;
}

export interface CalendarEventDetail extends CalendarEvent {
  /** Sanitized HTML. */
  description: string;
  experts: Expert[];
  /** Empty outside the time in which people can join. */
  joinNowLink: string;
}

const NO_CATEGORY = { name: '', color: '' };

/** Fills in defaults, because other hosts of the API omit unknown properties. */
export function toCalendarEvent(event: EventListing | TrainingListing): CalendarEvent {
  const { start, end, category, mode } = factsByKind(event);
  return {
    slug: event.slug,
    name: event.name,
    location: event.location ?? '',
    ...coverOf(event),
    registrationType: event.registrationType,
    registrationLink: event.registrationLink,
    start,
    end: end ?? start + DEFAULT_EVENT_LENGTH,
    category: category ?? NO_CATEGORY,
    mode: mode ?? '',
    tags: event.tags ?? [],
    summary: event.metaDescription ?? '',
    fees: event.registrationFees,
    registrationOpens: event.registrationOpens ?? null,
    isCancelled: event.status === 'Cancelled',
    sequence: event.sequence ?? 0,
    lastModified: event.lastModified ?? null,
  };
}

const coverOf = (event: EventListing | TrainingListing) => ({
  featuredImage: event.featuredImage ?? '',
  featuredPicture: event.featuredPicture ?? null,
  featuredImageAltText: event.featuredImageAltText ?? '',
});

/** Reads the properties whose names depend on the kind. */
function factsByKind(event: EventListing | TrainingListing) {
  return 'eventDate' in event
    ? {
        start: Number(event.eventDate),
        end: event.eventEndDate,
        category: event.eventCategory,
        mode: event.eventMode,
      }
    : {
        start: Number(event.trainingDate),
        end: event.trainingEndDate,
        category: event.trainingCategory,
        mode: event.trainingMode,
      };
}

/** Other hosts send the description as an array, and an expert's description as `bio`. */
export function toCalendarEventDetail(event: EventDetail | TrainingDetail): CalendarEventDetail {
  const { description, featuredExperts, joinNowLink } = event as Omit<
    EventDetail,
    'description'
  > & {
    description?: string | string[];
  };
  return {
    ...toCalendarEvent(event),
    description: [description ?? ''].flat().join(''),
    experts: (featuredExperts ?? []).map((expert) => ({
      ...expert,
      description: expert.description ?? (expert as { bio?: string }).bio ?? '',
    })),
    joinNowLink: joinNowLink ?? '',
  };
}

/** False for an event without a slug, name or start; other hosts send such events. */
export function isShowable({ slug, name, start }: CalendarEvent): boolean {
  return Boolean(slug && name) && Number.isFinite(start);
}
