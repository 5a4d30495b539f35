import { expect, test } from 'vitest';
import { formattersOf } from './formatters.ts';
import { overlapText, shortHours, weekText } from './job-text.ts';
import type { JobHours } from './jobs.ts';

const COPY = {
  hours: {
    week: '{hours} hours a week',
    overlap: '{time} with {client}',
    overlapBySeason: '{least} to {most} with {client}, by season',
    length: { hours: '{hours} h', minutes: '{minutes} min', both: '{hours} h {minutes} min' },
    short: {
      day: '{time} Nepal',
      week: '{hours} h a week',
      overlap: '{time} h with {client}',
      range: '{least}–{most}',
    },
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

const NOON_TO_NINE = { from: '12:00', to: '21:00', perWeek: 40, note: '' };
const SHIFTS = { from: null, to: null, perWeek: 40, note: 'Rotating shifts' };

test.each([
  [NOON_TO_NINE, { hours: 2.25, upTo: 3.25 }, '12–9\u00a0PM Nepal', '2–3 h with Oregon'],
  [
    { ...NOON_TO_NINE, from: '06:30' },
    { hours: 4.75 },
    '6:30\u00a0AM–9\u00a0PM Nepal',
    '4.5 h with Oregon',
  ],
  [SHIFTS, { hours: 0.75, upTo: 1.75 }, '40 h a week', '0.5–1.5 h with Oregon'],
  [SHIFTS, { hours: 0.25, upTo: 1 }, '40 h a week', '15 min to 1 h with Oregon, by season'],
  [NOON_TO_NINE, { hours: 2, upTo: 2.25 }, '12–9\u00a0PM Nepal', '2 h with Oregon'],
])('shortens %j with %j', (day, shared, times, overlap) => {
  const hours = { ...day, overlap: { ...shared, with: 'Oregon' } } as JobHours;
  expect(shortHours(hours, COPY)).toEqual({ times, overlap });
});

test("translates the client's place", () => {
  const hours = { ...NOON_TO_NINE, overlap: { hours: 2, with: 'Perth' } } as JobHours;
  const t = (name: string) => (name === 'Perth' ? 'पर्थ' : name);
  expect(shortHours(hours, COPY, undefined, t).overlap).toBe('2 h with पर्थ');
  expect(overlapText(hours, COPY, t)).toBe('2 h with पर्थ');
});

test.each([
  ['en', '37.5 hours a week'],
  ['nb', '37,5 hours a week'],
  ['pt-PT', '37,5 hours a week'],
  ['ne', '३७.५ hours a week'],
])('writes part of an hour as %s does', (tag, text) => {
  const hours = { ...SHIFTS, perWeek: 37.5 } as JobHours;
  const format = formattersOf(tag, (english) => english);
  expect(weekText(hours, COPY, format)).toBe(text);
  expect(shortHours(hours, COPY, format).times).toBe(text.replace('hours', 'h'));
});
