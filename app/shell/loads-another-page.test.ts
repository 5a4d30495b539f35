import { expect, test } from 'vitest';
import { loadsAnotherPage } from './progress-bar.ts';

const CURRENT_URL = 'https://site.example/events?page=2#top';

test.each([
  ['https://site.example/about', '', true],
  ['https://site.example/about', '_self', true],
  ['https://site.example/about#team', '', true],
  ['https://site.example/events?page=3', '', true],
  ['https://site.example/events?page=3#list', '', true],
  ['https://site.example/events?page=2', '', true],
  ['https://site.example/events?page=2#list', '', false],
  ['https://site.example/about', '_blank', false],
  ['https://elsewhere.example/about', '', false],
  ['https://site.example/events/one.ics', '', false],
  ['https://site.example/api/v1/public/calendar', '', false],
  ['mailto:hello@site.example', '', false],
  ['tel:+14155550142', '', false],
])('a link to %s with target "%s" loads another page: %s', (url, target, expected) => {
  expect(loadsAnotherPage(url, CURRENT_URL, target)).toBe(expected);
});
