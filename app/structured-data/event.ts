import { imageUrl } from '#app/share-picture.ts';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { stageOf } from '#contract/event-times.ts';
import { person } from './author.ts';
import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { isoMoment } from './moments.ts';
import { seatOffer } from './offer.ts';
import { organizationRef } from './organization.ts';
import { place } from './place.ts';
import { orUndefined } from './texts.ts';

const MODES = {
  OnlineEventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  OfflineEventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
};

/**
 * Undefined if the location is unknown, because Google requires one.
 * @param now epoch milliseconds; a past event has no offers
 */
export function event(
  calendarEvent: CalendarEventDetail,
  now: number,
  page: PageLocation,
): JsonLdNode | undefined {
  const { pack } = page;
  const { name, start, end, mode, summary, experts, featuredImage, isCancelled } = calendarEvent;
  const url = pageUrlOf(page);
  const location = place(pack, calendarEvent, url);
  if (!location) return undefined;
  const offer = seatOffer(pack, calendarEvent, url);
  return {
    '@type': 'Event',
    name,
    description: orUndefined(summary),
    image: imageUrl(featuredImage, page.origin),
    startDate: isoMoment(pack, start),
    endDate: isoMoment(pack, end),
    eventStatus: `https://schema.org/Event${isCancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode:
      mode === 'Virtual' ? MODES.OnlineEventAttendanceMode : MODES.OfflineEventAttendanceMode,
    isAccessibleForFree: offer ? offer.price === 0 : undefined,
    location,
    organizer: organizationRef(page.origin),
    performer:
      experts.length > 0 ? experts.map((expert) => person(expert, page.origin)) : undefined,
    offers: isCancelled || stageOf({ start, end }, now) === 'after' ? undefined : offer,
    url,
  };
}
