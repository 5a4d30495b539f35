import { expect, test } from 'vitest';
import { nepaliFormatters } from './nepali-formatters.ts';

const TRANSLATIONS = new Map([
  ['November', 'नोभेम्बर'],
  ['April', 'अप्रिल'],
  ['Tuesday', 'मङ्गलबार'],
  ['morning', 'बिहान'],
  ['afternoon', 'दिउँसो'],
  ['evening', 'बेलुका'],
  ['night', 'राति'],
  ['NPR', 'रु.'],
]);
const format = nepaliFormatters((english) => TRANSLATIONS.get(english) ?? english);

test('adds the Bikram Sambat date to a day', () => {
  expect(format.day(new Date('2026-11-24T00:00Z'))).toBe('२०२६ नोभेम्बर २४ (२०८३\u00a0मंसिर\u00a0८)');
  // Nepali New Year, and the day before it.
  expect(format.day(new Date('2026-04-14T23:59Z'))).toBe('२०२६ अप्रिल १४ (२०८३\u00a0बैशाख\u00a0१)');
  expect(format.day(new Date('2026-04-13T00:00Z'))).toBe('२०२६ अप्रिल १३ (२०८२\u00a0चैत\u00a0३०)');
});

test('omits Bikram Sambat for a year that Nepal has not published yet', () => {
  expect(format.day(new Date('2027-04-13T00:00Z'))).toContain('(२०८३\u00a0चैत\u00a0३०)');
  expect(format.day(new Date('2027-04-14T00:00Z'))).toBe('२०२७ अप्रिल १४');
});

test('omits Bikram Sambat for a year beyond the tables', () => {
  expect(format.day(new Date('2090-04-14T00:00Z'))).toBe('२०९० अप्रिल १४');
});

test('names the part of the day in times', () => {
  const hours = [0, 239, 240, 719, 720, 1019, 1020, 1200, 1439];
  expect(hours.map((minutes) => format.clock(minutes).replace('\u00a0', ' '))).toEqual([
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

test('groups amounts in lakhs, and names months and weekdays', () => {
  expect(`${format.currency('NPR')} ${format.sum(1220000)}`).toBe('रु. १२,२०,०००');
  expect(format.weekday(new Date('2026-11-24T00:00Z'))).toBe('मङ्गलबार');
  expect(format.leaf(new Date('2026-11-24T00:00Z'))).toEqual({ month: 'नोभेम्बर', day: '२४' });
});

test('names the part of the day once in a span', () => {
  expect(format.span(720, 1260)).toBe('दिउँसो\u00a0१२–राति\u00a0९');
  expect(format.span(450, 690)).toBe('बिहान\u00a0७:३०–११:३०');
});

test('names half hours as people say them', () => {
  expect([0.5, 1.5, 2, 2.5, 4.5].map(format.halves)).toEqual(['आधा', 'डेढ', '२', 'अढाई', 'साढे ४']);
});
