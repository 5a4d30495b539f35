import { expect, test } from 'vitest';
import { nepaliSpelling } from './nepali-spelling.ts';

const WORDS = new Map([
  ['November', 'नोभेम्बर'],
  ['April', 'अप्रिल'],
  ['Tuesday', 'मङ्गलबार'],
  ['morning', 'बिहान'],
  ['afternoon', 'दिउँसो'],
  ['evening', 'बेलुका'],
  ['night', 'राति'],
  ['NPR', 'रु.'],
]);
const spelling = nepaliSpelling((english) => WORDS.get(english) ?? english);

test('a day has that of Bikram Sambat beside it', () => {
  expect(spelling.day(new Date('2026-11-24T00:00Z'))).toBe('२०२६ नोभेम्बर २४ (२०८३ मंसिर ८)');
  // New Year there, and the day before it.
  expect(spelling.day(new Date('2026-04-14T23:59Z'))).toBe('२०२६ अप्रिल १४ (२०८३ बैशाख १)');
  expect(spelling.day(new Date('2026-04-13T00:00Z'))).toBe('२०२६ अप्रिल १३ (२०८२ चैत ३०)');
});

test('a year that Nepal has not published yet has the other calendar alone', () => {
  expect(spelling.day(new Date('2027-04-13T00:00Z'))).toContain('(२०८३ चैत ३०)');
  expect(spelling.day(new Date('2027-04-14T00:00Z'))).toBe('२०२७ अप्रिल १४');
});

test('a year beyond the tables has the other calendar alone', () => {
  expect(spelling.day(new Date('2090-04-14T00:00Z'))).toBe('२०९० अप्रिल १४');
});

test('hours say in which part of the day they are', () => {
  const hours = [0, 239, 240, 719, 720, 1019, 1020, 1200, 1439];
  expect(hours.map((minutes) => spelling.clock(minutes).replace('\u00a0', ' '))).toEqual([
    'राति १२:००',
    'राति ३:५९',
    'बिहान ४:००',
    'बिहान ११:५९',
    'दिउँसो १२:००',
    'दिउँसो ४:५९',
    'बेलुका ५:००',
    'राति ८:००',
    'राति ११:५९',
  ]);
});

test('sums are in lakhs, weekdays and leaves in words', () => {
  expect(`${spelling.currency('NPR')} ${spelling.sum(1220000)}`).toBe('रु. १२,२०,०००');
  expect(spelling.weekday(new Date('2026-11-24T00:00Z'))).toBe('मङ्गलबार');
  expect(spelling.leaf(new Date('2026-11-24T00:00Z'))).toEqual({ month: 'नोभेम्बर', day: '२४' });
});
