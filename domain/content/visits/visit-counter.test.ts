import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CountedVisits } from './counted-visits.ts';
import { SiteClock } from './site-days.ts';
import { VisitCounter } from './visit-counter.ts';

const AGENT = 'Mozilla/5.0 Firefox/140.0';
/** Kathmandu is 5:45 ahead of UTC. */
const MIDNIGHT = Date.UTC(2026, 10, 28, 18, 15);

let written: CountedVisits[];
let finishWrite: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  written = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function makeCounter({ isSlow = false, trustsProxy = false } = {}) {
  return new VisitCounter({
    clock: new SiteClock(() => 'Asia/Kathmandu'),
    trustsProxy,
    staffCookie: 'staff=',
    ownHost: () => 'www.tarn.example',
    write: (visits) => {
      written.push(visits);
      if (!isSlow) return Promise.resolve();
      return new Promise((resolve) => {
        finishWrite = resolve;
      });
    },
  });
}

const visit = (
  counter: VisitCounter,
  { path = '/about', address = '203.0.113.7', ...headers }: Record<string, string> = {},
  status = 200,
) =>
  counter.count(
    {
      url: path,
      headers: { host: 'tarn.example', 'user-agent': AGENT, ...headers },
      socket: { remoteAddress: address },
    },
    { path, status },
  );

test('a visit counts on the day of the site on which it was made', async () => {
  vi.setSystemTime(MIDNIGHT - 1000);
  const counter = makeCounter();
  visit(counter);
  vi.setSystemTime(MIDNIGHT);
  visit(counter);
  visit(counter);
  await counter.flush();
  expect(written.map(({ views }) => views)).toEqual([1, 2]);
  expect((written[1]?.day ?? 0) - (written[0]?.day ?? 0)).toBe(1);
});

test('writes five seconds after the first visit, and waits for a slow write', async () => {
  const counter = makeCounter({ isSlow: true });
  visit(counter);
  await vi.advanceTimersByTimeAsync(4999);
  expect(written).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toHaveLength(1);
  visit(counter);
  await vi.advanceTimersByTimeAsync(20_000);
  visit(counter);
  expect(written).toHaveLength(1);
  finishWrite();
  await vi.advanceTimersByTimeAsync(5000);
  expect(written.map(({ views }) => views)).toEqual([1, 2]);
  const flushed = counter.flush();
  finishWrite();
  await flushed;
});

test('a flood has limits: views of one client, clients, paths and sources', async () => {
  const counter = makeCounter();
  for (let n = 0; n < 1000; n++) visit(counter);
  for (let n = 0; n < 9000; n++) {
    visit(counter, {
      path: `/${n}`,
      address: `2001:db8::${n.toString(16)}`,
      referer: `https://site${n}.example/`,
    });
    visit(counter, { path: `/missing-${n}`, address: `2001:db8::${n.toString(16)}` }, 404);
    visit(counter, { 'user-agent': `examplebot ${n}`, address: 'robot' });
  }
  await counter.flush();
  const [visits] = written;
  expect(visits?.pages.get('/about')).toBe(20);
  expect(visits?.pages.size).toBeLessThanOrEqual(2001);
  expect(visits?.hosts.size).toBeLessThanOrEqual(501);
  expect(visits?.missing.size).toBeLessThanOrEqual(201);
  const clients = [...(visits?.clients.values() ?? [])].map((addresses) => addresses?.size ?? 1);
  expect(clients.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(5000);
});

test('a page fetched ahead counts once, for the client that opens it within five minutes', async () => {
  vi.setSystemTime(MIDNIGHT);
  const counter = makeCounter();
  const ahead = { 'sec-purpose': 'prefetch', referer: 'https://tarn.example/' };
  const from = (path: string) => ({ path: '/next', referer: `https://tarn.example${path}` });
  visit(counter, { ...ahead, path: '/about' });
  visit(counter, { ...ahead, path: '/never' });
  visit(counter, { ...from('/about?a=b'), address: '203.0.113.8' });
  visit(counter, from('/about'));
  visit(counter, from('/about'));
  visit(counter, { ...ahead, path: '/late' });
  vi.setSystemTime(MIDNIGHT + 5 * 60_000);
  visit(counter, from('/late'));
  await counter.flush();
  const pages = written.flatMap((visits) => [...visits.pages]);
  expect(Object.fromEntries(pages)).toMatchObject({ '/about': 1 });
  expect(pages.map(([path]) => path)).not.toContain('/never');
  expect(pages.map(([path]) => path)).not.toContain('/late');
});
