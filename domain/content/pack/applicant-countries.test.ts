/** Search engines list a remote job only with the countries of its applicants and a last day. */
import { expect, test } from 'vitest';
import { copyOfPack, editFile, expectRejected } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';
import { readPack } from './read-pack.ts';

/** A remote one, with `workMode` on line 5. */
const REMOTE = 'jobs/senior-react-engineer.md';
const ON_SITE = 'jobs/qa-trainee.md';
const COUNTRIES = /^applicantCountries: .*\n/m;

test.each([
  [
    REMOTE,
    COUNTRIES,
    '',
    /^jobs\/senior-react-engineer\.md:5 applicantCountries: a remote job must name the countries/,
  ],
  [
    REMOTE,
    /^validThrough: .*\n/m,
    '',
    /^jobs\/senior-react-engineer\.md:5 validThrough: a remote job must have a last day/,
  ],
  [
    REMOTE,
    COUNTRIES,
    'applicantCountries: [Nepal, Atlantis]\n',
    /^jobs\/senior-react-engineer\.md:7 applicantCountries\.1: "Atlantis" is not a country; write/,
  ],
  [
    REMOTE,
    COUNTRIES,
    'applicantCountries: []\n',
    /^jobs\/senior-react-engineer\.md:7 applicantCountries: /,
  ],
  [
    REMOTE,
    COUNTRIES,
    'applicantCountries: [NP, Nepal]\n',
    /^jobs\/senior-react-engineer\.md:7 applicantCountries: names a country twice/,
  ],
  [
    ON_SITE,
    COUNTRIES,
    'applicantCountries: [Nepal, India]\n',
    /^jobs\/qa-trainee\.md:7 applicantCountries: must be only the country of the location/,
  ],
])('%s with %s', expectRejected);

test('accepts countries by English name or code, and stores their names', async () => {
  const folder = copyOfPack();
  editFile(folder, REMOTE, COUNTRIES, 'applicantCountries: [NP, India, united states, LK]\n');
  editFile(folder, ON_SITE, COUNTRIES, '');
  const { jobs } = await readPack(folder, Date.now());
  const countriesOf = (slug: string) =>
    JSON.parse(jobs.find((job) => job.slug === slug)?.applicant_countries ?? 'null');
  expect(countriesOf('senior-react-engineer')).toEqual([
    'Nepal',
    'India',
    'United States',
    'Sri Lanka',
  ]);
  expect(countriesOf('qa-trainee')).toEqual([]);
});

test('every job of the tests’ pack names the countries of its applicants', async () => {
  const { jobs } = await readPack(PACK, Date.now());
  for (const { slug, work_mode, applicant_countries, valid_through } of jobs) {
    expect(JSON.parse(applicant_countries), slug).toEqual(['Nepal']);
    if (work_mode === 'Remote') expect(valid_through, slug).not.toBeNull();
  }
});
