import { expect, test } from 'vitest';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { pack } from '#tests/localized-pack.ts';
import { course } from './course.ts';
import { event } from './event.ts';

const PAGE = {
  pack,
  origin: 'https://a.example',
  location: { pathname: '/events/talk', search: '' },
};
const START = Date.parse('2026-11-28T17:30:00+05:45');
const TALK: CalendarEventDetail = {
  slug: 'talk',
  name: 'Talk',
  location: 'Online',
  featuredImage: '/media/covers/stage-day.svg',
  featuredPicture: null,
  featuredImageAltText: '',
  registrationType: 'Free',
  registrationLink: 'https://forms.example.com/talk',
  registrationOpens: Date.parse('2026-11-02T00:00:00+05:45'),
  start: START,
  end: START + 5_400_000,
  category: { name: 'Career', color: '#000000' },
  mode: 'Virtual',
  tags: [],
  summary: 'A talk.',
  fees: 0,
  description: '<p>A talk.</p>',
  experts: [],
  isCancelled: false,
  sequence: 0,
  lastModified: null,
  joinNowLink: 'https://meet.example.com/secret',
};
const CAMPUS = { mode: 'In-Person', location: 'Tarn campus, Kathmandu' };

test('the location of an online event is its page, never the link to join', () => {
  const node = event(TALK, START, PAGE);
  expect(node).toMatchObject({
    location: { '@type': 'VirtualLocation', url: 'https://a.example/events/talk' },
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    image: 'https://a.example/media/covers/stage-day.jpg',
    startDate: '2026-11-28T17:30:00+05:45',
    endDate: '2026-11-28T19:00:00+05:45',
    isAccessibleForFree: true,
  });
  expect(JSON.stringify(node)).not.toContain('secret');
});

test('an in-person event has a place', () => {
  expect(event({ ...TALK, ...CAMPUS }, START, PAGE)).toMatchObject({
    location: {
      name: 'Tarn campus, Kathmandu',
      address: {
        streetAddress: expect.stringMatching(/^\d+ /),
        addressLocality: 'Kathmandu',
        postalCode: '44600',
        addressCountry: 'NP',
      },
    },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  });
});

test('a place that is not an office has only a city', () => {
  const otherVenue = { ...TALK, ...CAMPUS, location: 'Town hall, Pokhara' };
  expect(event(otherVenue, START, PAGE)?.location).toEqual({
    '@type': 'Place',
    name: 'Town hall, Pokhara',
    address: { '@type': 'PostalAddress', addressLocality: 'Pokhara' },
  });
});

test('a past event has no offers', () => {
  expect(event(TALK, TALK.end - 1, PAGE)?.offers).toBeDefined();
  expect(event(TALK, TALK.end, PAGE)?.offers).toBeUndefined();
});

test('a canceled event has that status and no offers', () => {
  expect(event({ ...TALK, isCancelled: true }, START, PAGE)).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    offers: undefined,
  });
  expect(event(TALK, START, PAGE)?.eventStatus).toBe('https://schema.org/EventScheduled');
});

test('a canceled training has that status and no availability', () => {
  const paid = { ...TALK, ...CAMPUS, registrationType: 'Paid' as const, fees: 800 };
  const cancelled = course({ ...paid, isCancelled: true }, START, PAGE);
  expect(cancelled?.hasCourseInstance).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
  expect(cancelled?.offers).toMatchObject({
    price: 800,
    availability: undefined,
    url: 'https://a.example/events/talk',
  });
  expect(course(paid, START, PAGE)?.offers).toMatchObject({ url: TALK.registrationLink });
  expect(course(paid, START, PAGE)?.hasCourseInstance).toMatchObject({ eventStatus: undefined });
});

test('returns nothing if the location is unknown', () => {
  expect(event({ ...TALK, mode: '' }, START, PAGE)).toBeUndefined();
  expect(event({ ...TALK, mode: 'In-Person', location: '' }, START, PAGE)).toBeUndefined();
  expect(course({ ...TALK, mode: '' }, START, PAGE)).toBeUndefined();
});

test('a training has a mode, a workload and a price', () => {
  const paid = { ...TALK, ...CAMPUS, registrationType: 'Paid' as const, fees: 800 };
  expect(course(paid, START, PAGE)).toMatchObject({
    offers: { category: 'Paid', price: 800, availability: 'https://schema.org/InStock' },
    hasCourseInstance: { courseMode: 'Onsite', courseWorkload: 'PT1H30M' },
  });
  expect(course(paid, TALK.end, PAGE)?.offers).toMatchObject({ price: 800 });
  expect(course(paid, TALK.end, PAGE)?.offers).not.toHaveProperty(
    'availability',
    expect.any(String),
  );
  const longer = course({ ...paid, end: START + 2 * 86_400_000 }, START, PAGE);
  expect(longer?.hasCourseInstance).toMatchObject({ courseWorkload: undefined });
  expect(course({ ...paid, fees: 'ask us' }, START, PAGE)).toBeUndefined();
});
