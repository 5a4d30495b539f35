import { expect, test } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { pack } from '#tests/localized-pack.ts';
import { jobPosting } from './job-posting.ts';

const PAGE = {
  pack,
  origin: 'https://a.example',
  location: { pathname: '/jobs/tester', search: '' },
};
const COMPANY = {
  name: 'Tarn',
  headings: {
    roleSummary: 'What & why',
    minimumQualifications: 'Needed',
    preferredQualifications: 'Liked',
    responsibilities: 'To do',
    benefits: 'For you',
  },
};
const JOB: JobDetail = {
  id: 'tester',
  slug: 'tester',
  name: 'Tester',
  roleSummary: '<p>Test.</p>',
  department: { name: 'Quality', color: '#000000' },
  hardSkills: [{ id: 'k6', label: 'k6' }],
  jobType: { name: 'Full time' },
  workMode: { name: 'Remote' },
  location: 'Pokhara',
  type: 'Senior',
  publishedAt: Date.parse('2026-11-20T00:00:00+05:45'),
  validThrough: Date.parse('2026-12-20T23:59:59.999+05:45'),
  places: 1,
  pay: { min: 220_000, max: 300_000, currency: 'NPR', period: 'month' },
  hours: null,
  applicantCountries: ['Nepal', 'India'],
  minimumQualifications: '<ul><li>Q &amp; A</li><li>Care</li></ul>',
  preferredQualifications: '',
  responsibilities: '',
  benefits: '',
  footer: '<p>Write to us.</p>',
  jobContact: [],
  questions: [],
};
const postingOf = (changes: Partial<JobDetail>) =>
  jobPosting({ ...JOB, ...changes }, COMPANY, PAGE);

test('a remote job has the countries of its applicants, and no place', () => {
  const posting = postingOf({});
  expect(posting).toMatchObject({
    title: 'Tester',
    description:
      '<h3>What &amp; why</h3><p>Test.</p><h3>Needed</h3><ul><li>Q &amp; A</li><li>Care</li></ul><p>Write to us.</p>',
    datePosted: '2026-11-20T00:00:00+05:45',
    validThrough: '2026-12-20T23:59:59+05:45',
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Nepal' },
      { '@type': 'Country', name: 'India' },
    ],
    qualifications: 'Q & A Care',
    identifier: { name: 'Tarn', value: 'tester' },
    directApply: true,
    totalJobOpenings: 1,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'NPR',
      value: { minValue: 220_000, maxValue: 300_000, unitText: 'MONTH' },
    },
  });
  expect(posting?.jobLocation).toBeUndefined();
  expect(posting?.responsibilities).toBeUndefined();
});

test('a single amount is a value, not a range; unknown pay and hours are omitted', () => {
  const pay = { min: 900, max: 900, currency: 'NPR', period: 'hour' } as const;
  expect(postingOf({ pay })?.baseSalary).toMatchObject({ value: { value: 900, unitText: 'HOUR' } });
  const posting = postingOf({ pay: null, hours: null });
  expect(posting?.baseSalary).toBeUndefined();
  expect(posting?.workHours).toBeUndefined();
});

test.each(['Hybrid', 'On site', 'On-Site'])('%s work has a place in a country', (name) => {
  const posting = postingOf({ workMode: { name }, applicantCountries: ['Nepal'] });
  expect(posting).toMatchObject({
    jobLocation: { address: { addressLocality: 'Pokhara', addressCountry: 'NP' } },
  });
  expect(posting?.jobLocationType).toBeUndefined();
});

test.each([
  ['Part time', 'PART_TIME'],
  ['full-time', 'FULL_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Temporary', 'TEMPORARY'],
  ['Internship', 'INTERN'],
  ['Now and then', undefined],
])('%s has the type %s', (name, employmentType) => {
  expect(postingOf({ jobType: { name } })?.employmentType).toBe(employmentType);
});

test.each<[string, Partial<JobDetail>]>([
  ['no countries', { applicantCountries: [] }],
  ['a host that knows no countries', { applicantCountries: undefined as never }],
  ['a place without a country', { workMode: { name: 'Hybrid' }, applicantCountries: [] }],
  ['a country without a place', { workMode: { name: 'Hybrid' }, location: '' }],
  ['an unknown work mode', { workMode: { name: 'Nomadic' } }],
  ['no date of publication', { publishedAt: undefined as never }],
])('returns nothing for %s', (_name, changes) => {
  expect(postingOf(changes)).toBeUndefined();
});

test('makes links of the description absolute', () => {
  const roleSummary =
    '<p><a href="/about?a=1&amp;b=2">Us</a> <a rel="nofollow" href="#benefits">Benefits</a> <a href="https://b.example/x">B</a> <a href="mailto:a@b.example">Mail</a></p>';
  const description = String(postingOf({ roleSummary, footer: '' })?.description);
  expect(description.match(/href="[^"]*"/g)).toEqual([
    'href="https://a.example/about?a=1&amp;b=2"',
    'href="https://a.example/jobs/tester#benefits"',
    'href="https://b.example/x"',
    'href="mailto:a@b.example"',
  ]);
});
