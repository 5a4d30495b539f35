import { expect, test } from 'vitest';
import { overlapText } from './job-text.ts';
import type { JobHours } from './jobs.ts';

const COPY = {
  hours: {
    overlap: '{time} with {client}',
    overlapBySeason: '{least} to {most} with {client}, by season',
    length: { hours: '{hours} h', minutes: '{minutes} min', both: '{hours} h {minutes} min' },
  },
} as Parameters<typeof overlapText>[1];

test.each([
  [{ hours: 2 }, '2 h with Oregon'],
  [{ hours: 0.75 }, '45 min with Oregon'],
  [{ hours: 4.75 }, '4 h 45 min with Oregon'],
  [{ hours: 0.75, upTo: 1.75 }, '45 min to 1 h 45 min with Oregon, by season'],
  [{ hours: 2, upTo: 2 }, '2 h with Oregon'],
])('formats shared hours %j', (overlap, text) => {
  const hours = { overlap: { ...overlap, with: 'Oregon' } } as JobHours;
  expect(overlapText(hours, COPY)).toBe(text);
});
