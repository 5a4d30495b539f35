import { expect, test } from 'vitest';
import { calendarLinks } from './add-to-calendar.tsx';

const ENTRY = {
  name: 'Tea & talk: who came back?',
  start: Date.UTC(2026, 10, 28, 11, 45),
  end: Date.UTC(2026, 10, 28, 13, 45),
  location: 'Tarn campus, Kathmandu',
  summary: 'An evening of tea.',
};
const links = calendarLinks(ENTRY, 'https://tarn.example/events/tea');
const partsOf = (url: string) => {
  const { origin, pathname, searchParams } = new URL(url);
  return { at: origin + pathname, ...Object.fromEntries(searchParams) };
};

test("passes times in UTC and the page's URL to Google's calendar", () => {
  expect(partsOf(links.google)).toEqual({
    at: 'https://calendar.google.com/calendar/render',
    action: 'TEMPLATE',
    text: 'Tea & talk: who came back?',
    dates: '20261128T114500Z/20261128T134500Z',
    details: 'An evening of tea.\n\nhttps://tarn.example/events/tea',
    location: 'Tarn campus, Kathmandu',
  });
});

test("passes the same to Outlook's, without a plus for a space", () => {
  expect(partsOf(links.outlook)).toEqual({
    at: 'https://outlook.live.com/calendar/0/deeplink/compose',
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'Tea & talk: who came back?',
    startdt: '2026-11-28T11:45:00Z',
    enddt: '2026-11-28T13:45:00Z',
    body: 'An evening of tea.\n\nhttps://tarn.example/events/tea',
    location: 'Tarn campus, Kathmandu',
  });
  expect(links.outlook).not.toContain('+');
});
