import { expect, test } from 'vitest';
import { isEnglishTag } from '#contract/language-tags.ts';
import { englishOf, timeZoneOf } from './country-facts.ts';

test.each([
  ['US', undefined],
  ['IE', 'en-IE'],
  ['AU', 'en-AU'],
  ['NO', 'en-GB'],
  ['NP', 'en-GB'],
  // English is spoken there, but `Intl` has no rules for it.
  ['AQ', 'en-GB'],
])('a company of %s writes %s', (country, tag) => {
  expect(englishOf(country)).toBe(tag);
  expect(tag === undefined || isEnglishTag(tag)).toBe(true);
});

test.each([
  ['NO', 'Bergen', 'Europe/Oslo'],
  ['BR', 'São Paulo', 'America/Sao_Paulo'],
  ['US', 'los angeles', 'America/Los_Angeles'],
  // Germany has a second zone for a village in Switzerland, with the same clock.
  ['DE', 'Munich', 'Europe/Berlin'],
  ['PT', 'Porto', undefined],
  ['US', 'Austin', undefined],
])('the time zone of an office in %s, %s is %s', (country, city, zone) => {
  expect(timeZoneOf(country, city)).toBe(zone);
});
