/** The impact meter: the effects of onboarding N people. */

/** Id of the meter's element, the target of links from other pages. */
export const IMPACT_METER_ID = 'impactMeter';

const { ceil, floor } = Math;

/** 0 below 3 people, 1 from 3, 2 from 6, and 2 more for each 3 people above that. */
function interns(n: number): number {
  if (n < 3) return 0;
  if (n < 6) return 1;
  return 2 + 2 * floor((n - 6) / 3);
}

function communicationWorkshops(n: number): number {
  if (n < 3) return 0;
  if (n === 3) return 1;
  if (n === 4) return 2;
  return 2 + floor((n - 4) / 3);
}

/** The meter's figures for N people, in display order. */
export const METRICS = {
  onboarded: (n) => floor(n / 3),
  interns,
  communicationWorkshops,
  mentorships: interns,
  resumeWorkshops: (n) => ceil(n / 2),
  projectWorkshops: (n) => floor(n / 10) + (n >= 10 ? floor((n - 10) / 5) : 0),
  certifications: (n) => (n < 10 ? 4 * floor(n / 10) : n - 10 + 4),
  networking: (n) => floor(n / 10),
  thirdPartyEvents: (n) => floor(n / 15),
  scholarships: (n) => floor(n / 2),
  livelihoods: (n) => floor(n / 5),
  ngoPrograms: (n) => (n < 15 ? 0 : 1 + floor((n - 15) / 5)),
  institutions: (n) => floor(n / 5),
} as const satisfies Record<string, (n: number) => number>;

export type MetricName = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as MetricName[];

/** Which figures belong together: each figure is in one group, by who gains. */
export const METRIC_GROUPS = {
  professionals: [
    'onboarded',
    'communicationWorkshops',
    'resumeWorkshops',
    'projectWorkshops',
    'certifications',
    'networking',
    'thirdPartyEvents',
  ],
  students: ['interns', 'mentorships', 'scholarships'],
  communities: ['livelihoods', 'ngoPrograms', 'institutions'],
} as const satisfies Record<string, readonly MetricName[]>;

export type MetricGroup = keyof typeof METRIC_GROUPS;
export const METRIC_GROUP_NAMES = Object.keys(METRIC_GROUPS) as MetricGroup[];

/**
 * The figures that the result in words counts, in its order. There are as many mentorships as
 * interns, so one count says both.
 */
export const COUNTED_METRICS = [
  'onboarded',
  'interns',
  'resumeWorkshops',
  'certifications',
  'scholarships',
  'livelihoods',
  'institutions',
] as const satisfies readonly MetricName[];

/**
 * The four sums, each with the value that fills its circle. The product specification has a
 * formula for the projects only. The others are ours, and the page says so.
 */
export const SUMS = {
  families: { max: 100, of: (n) => n + METRICS.scholarships(n) + METRICS.livelihoods(n) },
  projects: { max: 50, of: (n) => floor(n / 10) },
  professionals: { max: 100, of: (n) => n },
  youth: { max: 50, of: METRICS.interns },
} as const satisfies Record<string, { max: number; of: (n: number) => number }>;

export type SumName = keyof typeof SUMS;
export const SUM_NAMES = Object.keys(SUMS) as SumName[];

/** The filled part of a figure's bar, in percent. */
export function barPercent(value: number): number {
  return Math.min(100, 5 * value);
}

/** Range of N, the number of people onboarded: integers, both ends included. */
export const PEOPLE = { min: 1, max: 20, usual: 5 } as const;

/** Parses N from a URL; the default for anything invalid. */
export function parsePeople(text: string | null): number {
  return PEOPLE_PATTERN.test(text ?? '') ? Number(text) : PEOPLE.usual;
}

export const PEOPLE_PATTERN = /^([1-9]|1\d|20)$/;
