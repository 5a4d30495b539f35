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
 * A training. Undefined where it is not known where it takes place, or what it costs: Google takes
 * none without.
 * @param now epoch milliseconds; what is over or canceled has a price, but no more seats and no form
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
      // Of several days nobody knows how many hours each has.
      courseWorkload: isSameDay(pack, start, end) ? isoDuration(end - start) : undefined,
      location,
      instructor: experts.length > 0 ? experts.map((who) => person(who, page.origin)) : undefined,
    },
  };
}
