/** The checker finds errors; a check that never fails would prove nothing. */
import { expect, test } from 'vitest';
import { adviceIn, problemsIn } from './structured-data.ts';

const ORGANIZATION = {
  '@type': 'Organization',
  '@id': 'https://a.example/#organization',
  name: 'A',
  url: 'https://a.example/',
};
const JOB = {
  '@type': 'JobPosting',
  title: 'Tester',
  description: '<p>Test.</p>',
  datePosted: '2026-11-20T00:00:00+05:45',
  validThrough: '2026-12-20T23:59:59+05:45',
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@id': 'https://a.example/#organization' },
  identifier: { '@type': 'PropertyValue', name: 'A', value: 'tester' },
  directApply: true,
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: [{ '@type': 'Country', name: 'Nepal' }],
};
const EVENT = {
  '@type': 'Event',
  name: 'Talk',
  startDate: '2026-11-28T17:30:00+05:45',
  endDate: '2026-11-28T19:30:00+05:45',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'VirtualLocation', url: 'https://a.example/events/talk' },
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'NPR', url: 'https://a.example/r' },
};
const STEPS = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
    { '@type': 'ListItem', position: 2, name: 'Talk', item: 'https://a.example/talk' },
  ],
};
const VIDEO = {
  '@type': 'VideoObject',
  name: 'Film',
  thumbnailUrl: ['https://a.example/film.webp'],
  uploadDate: '2026-11-21T00:00:00+05:45',
  duration: 'PT1H5M',
};

const escaped = (json: string) => json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
const block = (data: unknown) =>
  `<script type="application/ld+json">${escaped(JSON.stringify(data))}</script>`;
const pageOf = (...graph: unknown[]) =>
  `<head>${block({ '@context': 'https://schema.org', '@graph': graph })}</head>`;
const without = (node: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(node).filter(([name]) => !names.includes(name)));

test('accepts valid data', () => {
  expect(problemsIn(pageOf(ORGANIZATION, JOB, EVENT, STEPS, VIDEO))).toEqual([]);
});

test.each([
  ['an unknown type', { '@type': 'Jobb' }, 'Jobb: "Jobb" is an unknown type'],
  [
    'a property of another type',
    { ...EVENT, salary: 1 },
    'Event.salary: Event has no such property',
  ],
  [
    'a path for an address',
    { ...EVENT, url: '/events/talk' },
    'Event.url: "/events/talk" must be url',
  ],
  ['a day without a zone', { ...EVENT, startDate: '2026-11-28T17:30' }, 'must be moment'],
  ['a day that does not exist', { ...VIDEO, uploadDate: '2026-13-41T00:00:00Z' }, 'must be moment'],
  ['an empty text', { ...EVENT, name: '' }, 'Event.name: "" must be text'],
  ['nothing', { ...EVENT, name: null }, 'Event.name: null must be text'],
  ['the word undefined', { ...EVENT, name: 'Talk undefined' }, 'must be text'],
  ['HTML in a plain text', { ...EVENT, description: '<p>A talk</p>' }, 'must be text'],
  ['an entity in a plain text', { ...EVENT, description: 'Q &amp; A' }, 'must be text'],
  [
    'plain text for HTML',
    { ...JOB, description: 'Test.' },
    'JobPosting.description: "Test." must be',
  ],
  ['a number as text', { ...EVENT, offers: { '@type': 'Offer', price: '0' } }, 'must be number'],
  [
    'an unknown currency',
    { ...EVENT, offers: { '@type': 'Offer', priceCurrency: 'RPS' } },
    'must be currency',
  ],
  ['a duration in words', { ...VIDEO, duration: '65 min' }, 'must be duration'],
  ['no name', without(EVENT, 'name'), 'Event.name: is required ("Event")'],
  [
    'no location',
    without(EVENT, 'location'),
    'Event.location.address|location.url: is required ("Event")',
  ],
  [
    'an end before the start',
    { ...EVENT, endDate: EVENT.startDate.replace('17', '16') },
    'endDate',
  ],
  ['no upload date', without(VIDEO, 'uploadDate'), 'VideoObject.uploadDate: is required ("Video")'],
  [
    'a dangling reference',
    { ...JOB, hiringOrganization: { '@id': 'https://a.example/#nobody' } },
    'JobPosting.hiringOrganization: nothing on the page is https://a.example/#nobody',
  ],
  [
    'a node of another type',
    { ...JOB, hiringOrganization: { '@type': 'Person', name: 'A' } },
    'JobPosting.hiringOrganization: must be Organization',
  ],
  ['an unknown employment', { ...JOB, employmentType: 'Full time' }, 'must be employment'],
  [
    'remote work from nowhere',
    without(JOB, 'applicantLocationRequirements'),
    'jobLocationType: with applicantLocationRequirements',
  ],
  [
    'a place without a country',
    {
      ...without(JOB, 'jobLocationType', 'applicantLocationRequirements'),
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Pokhara' },
      },
    },
    'is required ("Job posting")',
  ],
  ['no list', { ...STEPS, itemListElement: [] }, 'itemListElement: is an empty list'],
  [
    'steps that are numbered wrong',
    { ...STEPS, itemListElement: STEPS.itemListElement.toReversed() },
    'BreadcrumbList.itemListElement: numbered from 1',
  ],
  ['a duplicate company', ORGANIZATION, 'https://a.example/#organization is defined twice'],
  [
    'a long headline',
    { '@type': 'Article', headline: 'word '.repeat(30).trim() },
    'headline: at most 110 characters',
  ],
])('finds %s', (_name, node, problem) => {
  expect(problemsIn(pageOf(ORGANIZATION, node)).join('\n')).toContain(problem);
});

test.each([
  ['no data', '<head></head>', 'has 0 blocks of data'],
  ['data twice', pageOf(ORGANIZATION).repeat(2), 'has 2 blocks of data'],
  ['data in the body', pageOf(ORGANIZATION).replace('</head>', '<body>'), 'not at the end'],
  ['invalid JSON', pageOf(ORGANIZATION).replace('{', ''), 'the data is not valid JSON'],
  ['an empty graph', pageOf(), 'has no graph'],
  [
    'another context',
    pageOf(ORGANIZATION).replace('schema.org', 'a.example'),
    'the context is not',
  ],
  ['markup in the data', pageOf(ORGANIZATION).replace('"A"', '"A<B"'), 'markup could begin with'],
])('finds %s', (_name, html, problem) => {
  expect(problemsIn(html).join('\n')).toContain(problem);
});

test('lists properties that Google recommends', () => {
  expect(adviceIn(pageOf(ORGANIZATION, JOB))).toContain('JobPosting: baseSalary');
  expect(adviceIn(pageOf(ORGANIZATION, JOB))).not.toContain('JobPosting: validThrough');
  expect(adviceIn(pageOf(ORGANIZATION, without(JOB, 'validThrough')))).toContain(
    'JobPosting: validThrough',
  );
});
