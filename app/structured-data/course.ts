import type { LocalizedPack } from '#app/pack.ts';
import { imageUrl } from '#app/share-picture.ts';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { stageOf } from '#contract/event-times.ts';
import { person } from './author.ts';
import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { dayOf, isoDuration, isoMoment } from './moments.ts';
import { seatOffer } from './offer.ts';
import { organizationRef } from './organization.ts';
import { place } from './place.ts';

const isSameDay = (pack: LocalizedPack, one: number, other: number) =>
  dayOf(pack, one) === dayOf(pack, other);

/**
 * A training. Undefined if its location or its price is unknown, because Google requires both.
 * @param now epoch milliseconds; a past or canceled training has a price, but no availability and
 * no form
 */
export function course(
  training: CalendarEventDetail,
  now: number,
  page: PageLocation,
): JsonLdNode | undefined {
  const { pack } = page;
  const { name, start, end, mode, summary, experts, featuredImage, isCancelled } = training;
  const url = pageUrlOf(page);
  const location = place(pack, training, url);
  const offer = seatOffer(pack, training, url);
  if (!location || !offer) return undefined;
  const isOver = isCancelled || stageOf({ start, end }, now) === 'after';
  return {
    '@type': 'Course',
    name,
    description: summary,
    url,
    image: imageUrl(featuredImage, page.origin),
    inLanguage: 'en',
    provider: organizationRef(page.origin),
    offers: isOver ? { ...offer, availability: undefined, url } : offer,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      eventStatus: isCancelled ? 'https://schema.org/EventCancelled' : undefined,
      name,
      courseMode: mode === 'Virtual' ? 'Online' : 'Onsite',
      startDate: isoMoment(pack, start),
      endDate: isoMoment(pack, end),
      // The hours of a day are unknown if there are several days.
      courseWorkload: isSameDay(pack, start, end) ? isoDuration(end - start) : undefined,
      location,
      instructor:
        experts.length > 0 ? experts.map((expert) => person(expert, page.origin)) : undefined,
    },
  };
}
