/** Events and trainings, as answered by `GET /events` and `GET /trainings`. */
import * as z from 'zod/mini';
import { FeaturedPicture } from './articles.ts';
import { Expert } from './people.ts';

export const EVENT_KINDS = ['events', 'trainings'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const EVENT_MODES = ['In-Person', 'Virtual'] as const;

/** Schema.org's values without the prefix `Event`. */
export const EVENT_STATUSES = ['Scheduled', 'Cancelled'] as const;

const Category = z.object({ name: z.string(), color: z.string() });
const Mode = z.enum(EVENT_MODES);
/** Epoch milliseconds. */
const time = z.int();

const CalendarEvent = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  ...FeaturedPicture.shape,
  tags: z.array(z.string()),
  metaDescription: z.string(),
  location: z.string(),
  registrationType: z.enum(['Free', 'Paid']),
  /** Rupees; 0 if free. */
  registrationFees: z.int(),
  registrationLink: z.string(),
  /** A canceled event keeps its page and its entry in calendars. */
  status: z.enum(EVENT_STATUSES),
  /** Revision of the calendar entry, from 0 (RFC 5545, 3.8.7.4). */
  sequence: z.int(),
  /** When the calendar entry last changed, epoch milliseconds; null if unknown. */
  lastModified: z.nullable(z.int()),
  /** When registration opens, epoch milliseconds; null if unknown. */
  registrationOpens: z.nullable(z.int()),
});

const EventFields = {
  eventDate: time,
  eventEndDate: time,
  eventCategory: Category,
  eventMode: Mode,
};
const TrainingFields = {
  trainingDate: time,
  trainingEndDate: time,
  trainingCategory: Category,
  trainingMode: Mode,
};
const DetailFields = {
  /** Sanitized HTML whose headings have ids. */
  description: z.string(),
  featuredExperts: z.array(Expert),
  /** Empty except from `JOIN_LEAD_TIME` milliseconds before the start until the end. */
  joinNowLink: z.string(),
};

export const EventListing = z.extend(CalendarEvent, EventFields);
export type EventListing = z.infer<typeof EventListing>;
export const EventDetail = z.extend(EventListing, DetailFields);
export type EventDetail = z.infer<typeof EventDetail>;

export const TrainingListing = z.extend(CalendarEvent, TrainingFields);
export type TrainingListing = z.infer<typeof TrainingListing>;
export const TrainingDetail = z.extend(TrainingListing, DetailFields);
export type TrainingDetail = z.infer<typeof TrainingDetail>;
