import { expect, test } from 'vitest';
import { readEventPage } from './remote-answers.ts';

const one = { slug: 'fair', name: 'Fair' };
const two = { slug: 'talk', name: 'Talk' };

test.each([
  [[one, two]],
  [{ data: [one, two] }],
  [{ data: { data: [one, two] } }],
  [{ events: [one, two] }],
  [{ data: { events: [one, two] }, total: 2 }],
])('reads the events in %j', (body) => {
  expect(readEventPage(body, 'events')).toEqual({ data: [one, two], total: 2 });
});

test('a single event is a list of one', () => {
  expect(readEventPage({ data: one }, 'events')).toEqual({ data: [one], total: 1 });
  expect(readEventPage({ data: [one], total: 40 }, 'events').total).toBe(40);
});
