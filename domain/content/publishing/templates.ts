/**
 * What a new entry of each kind begins with. Required fields without a sensible value are empty, so
 * that the check asks for them.
 */
import type { CreatableKind } from '#contract/console/entry-names.ts';
import type { Site } from '#contract/site.ts';
import { customerStory, packagePage, plainPage, solutionPage } from './page-templates.ts';

const article = (published: string, more: readonly string[] = []) => `---
title: ""
tags: []
published: ${published}
${more.map((line) => `${line}\n`).join('')}related: []
---

`;

const calendarEvent = (starts: string) => `---
name: ""
starts: ${starts} at 17:30
category: ""
mode: In-Person
location: ""
tags: []
fee: Free
registrationLink: ""
experts: []
---

`;

interface JobFacts {
  published: string;
  validThrough: string;
  location: string;
  country: string;
}

/** The check wants a last day for a remote job. */
const job = ({ published, validThrough, location, country }: JobFacts) => `---
name: ""
department: ""
jobType: Full time
workMode: Remote
location: ${JSON.stringify(location)}
applicantCountries: [${country}]
type: Mid-level
hardSkills: []
published: ${published}
validThrough: ${validThrough}
---
## Role Summary

## Minimum Qualifications

## Responsibilities

## Benefits
`;

/** @param inDays the day after a number of days, `2026-12-01` */
type Template = (inDays: (count: number) => string, site: Site) => string;

const TEMPLATES: Readonly<Record<CreatableKind, Template>> = {
  post: (inDays) => article(inDays(0)),
  story: (inDays) => article(inDays(0)),
  session: (inDays) =>
    article(inDays(0), ['duration: 90 min', 'language: English', 'video: ""', 'experts: []']),
  paper: (inDays) => article(inDays(0), ['pdf: ""']),
  job: (inDays, { country, offices, timeZone }) =>
    job({
      published: inDays(0),
      validThrough: inDays(30),
      // The office by whose clock the pack counts.
      location: offices.find((office) => office.timeZone === timeZone)?.city ?? '',
      country,
    }),
  event: (inDays) => calendarEvent(inDays(14)),
  training: (inDays) => calendarEvent(inDays(14)),
  'plain-page': (inDays) => plainPage(inDays(0)),
  solution: solutionPage,
  package: packagePage,
  'customer-story': (inDays) => customerStory(inDays(0)),
};

const DAY = 86_400_000;

/** @param now epoch milliseconds */
export function templateOf(kind: CreatableKind, now: number, site: Site): string {
  const inDays = (count: number) => new Date(now + count * DAY).toISOString().slice(0, 10);
  return TEMPLATES[kind](inDays, site);
}
