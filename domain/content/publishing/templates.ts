/**
 * What a new entry of each kind begins with. Required fields without a sensible value are empty, so
 * that the check asks for them.
 */
import type { CreatableKind } from '#contract/console/entry-names.ts';
import { customerStory, packagePage } from './page-templates.ts';

const article = (published: string, more: readonly string[] = []) => `---
title: ""
tags: []
published: ${published}
${more.map((line) => `${line}\n`).join('')}cover: ""
coverAlt: ""
related: []
---

`;

const calendarEvent = (starts: string) => `---
name: ""
starts: ${starts} at 17:30
category: ""
mode: In-Person
location: ""
cover: ""
coverAlt: ""
tags: []
fee: Free
registrationLink: ""
experts: []
---

`;

const job = (published: string) => `---
name: ""
department: ""
jobType: Full time
workMode: Remote
location: Kathmandu
applicantCountries: [Nepal]
type: Mid-level
hardSkills: []
published: ${published}
contacts: []
---
## Role Summary

## Minimum Qualifications

## Responsibilities

## Benefits
`;

const TEMPLATES: Readonly<Record<CreatableKind, (today: string, later: string) => string>> = {
  post: (today) => article(today),
  story: (today) => article(today),
  session: (today) =>
    article(today, ['duration: 90 min', 'language: English', 'video: ""', 'experts: []']),
  paper: (today) => article(today, ['pdf: ""']),
  job,
  event: (_today, later) => calendarEvent(later),
  training: (_today, later) => calendarEvent(later),
  package: packagePage,
  'customer-story': customerStory,
};

const TWO_WEEKS = 14 * 86_400_000;

/** @param now epoch milliseconds */
export function templateOf(kind: CreatableKind, now: number): string {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return TEMPLATES[kind](day(now), day(now + TWO_WEEKS));
}
