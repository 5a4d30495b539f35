/** The render queue of uncached pages: its limits, and fairness among clients. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type WatchedSite, watchedSite } from '#tests/watched-site.ts';

/** Pages that are rendered at the same time, and with those that may wait. */
const RUNNING = 2;
const ROOM = RUNNING + 64;
const MORE = 8;

let site: WatchedSite;
let app: TestApp;
beforeEach(async () => {
  site = watchedSite();
  app = await makeApp('SQLite', { TRUST_PROXY: '1' }, { around: site.around });
});
afterEach(async () => {
  site.release();
  for (const { leave } of allRequests.splice(0)) leave();
  await app.close();
});

interface PendingRequest {
  path: string;
  answer: Promise<Response>;
  leave: () => void;
}

let names = 0;
const allRequests: PendingRequest[] = [];

/** Requests a page; by default one that is never cached. */
function ask(
  client: string,
  headers: Record<string, string> = {},
  path = `/successful-submission?name=n${names++}`,
): PendingRequest {
  const leaving = new AbortController();
  const answer = fetch(app.origin + path, {
    headers: { 'x-forwarded-for': client, ...headers },
    signal: leaving.signal,
  });
  // Aborted requests must not cause unhandled rejections.
  answer.catch(() => undefined);
  const request = { path, answer, leave: () => leaving.abort() };
  allRequests.push(request);
  return request;
}

const clientOf = (n: number) => `198.51.100.${n}`;
const askMany = (count: number, client: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => ask(client(n)));

/** The responses that have arrived so far. */
async function responsesSoFar(requests: readonly PendingRequest[]): Promise<Response[]> {
  const none = Promise.resolve(null);
  const now = await Promise.all(requests.map(({ answer }) => Promise.race([answer, none])));
  return now.filter((response) => response !== null);
}

const statusesOf = async (requests: readonly PendingRequest[]) =>
  (await Promise.all(requests.map(({ answer }) => answer))).map(({ status }) => status);

/** Fills the render slots and the queue while rendering is paused. */
async function fill(client: (n: number) => string): Promise<PendingRequest[]> {
  site.hold();
  const requests = askMany(ROOM + MORE, client);
  await expect.poll(async () => (await responsesSoFar(requests)).length).toBe(MORE);
  return requests;
}

test('renders two pages at a time', async () => {
  site.hold();
  const requests = askMany(20, clientOf);
  await expect.poll(() => site.running().now).toBe(RUNNING);
  site.release();
  expect(await statusesOf(requests)).toEqual(Array(20).fill(200));
  expect(site.running().most).toBe(RUNNING);
});

test('answers 503 immediately if the queue is full, and serves the others', async () => {
  const requests = await fill(clientOf);
  for (const refused of await responsesSoFar(requests)) {
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  }
  expect(site.renderings).toHaveLength(RUNNING);
  site.release();
  const statuses = await statusesOf(requests);
  expect(statuses.filter((status) => status === 200)).toHaveLength(ROOM);
  expect(site.renderings).toHaveLength(ROOM);
});

test('refuses a browser with a small page', async () => {
  await fill(clientOf);
  const refused = await ask(clientOf(ROOM + MORE), { accept: 'text/html,*/*;q=0.8' }).answer;
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
  const html = await refused.text();
  expect(html).toMatch(/<h1>[^<]+<\/h1>/);
  expect(html).toContain('<a href="">');
  expect(html.length).toBeLessThan(2000);
});

test('serves cached pages while the queue is full', async () => {
  await (await fetch(`${app.origin}/about`)).text();
  await fill(clientOf);
  expect((await fetch(`${app.origin}/about`)).status).toBe(200);
  expect((await fetch(`${app.origin}/about?utm_source=letter`)).status).toBe(200);
});

test('requests for one page share a place in the queue and a rendering', async () => {
  site.hold();
  const requests = Array.from({ length: ROOM + MORE }, (_, n) => ask(clientOf(n), {}, '/about'));
  await expect.poll(() => site.running().now).toBe(1);
  const others = askMany(ROOM - 1, (n) => clientOf(100 + n));
  site.release();
  expect(await statusesOf([...requests, ...others])).toEqual(Array(2 * ROOM + MORE - 1).fill(200));
  expect(site.renderings.filter((path) => path === '/about')).toHaveLength(1);
});

test('a request whose shared place is lost gets another one', async () => {
  // Once these are answered, the server has received the earlier requests.
  const synchronize = async () => {
    for (let n = 0; n < 3; n++) await (await fetch(`${app.origin}/contact`)).text();
  };
  const askInTurn = async (...args: Parameters<typeof ask>) => {
    const one = ask(...args);
    await synchronize();
    return one;
  };
  await synchronize();
  site.hold();
  const earlier = askMany(RUNNING, () => clientOf(1));
  await expect.poll(() => site.running().now).toBe(RUNNING);
  const leaving = await askInTurn(clientOf(2), {}, '/about');
  const left = await askInTurn(clientOf(3), {}, '/about');
  leaving.leave();
  earlier.push(...askMany(ROOM - RUNNING - 2, () => clientOf(1)));
  await synchronize();
  // The client with the most requests loses the last place to others.
  const losing = await askInTurn(clientOf(1), {}, '/press');
  const robbed = await askInTurn(clientOf(4), {}, '/press');
  const other = await askInTurn(clientOf(5));
  expect((await losing.answer).status).toBe(503);
  site.release();
  expect(await statusesOf([left, robbed, other])).toEqual([200, 200, 200]);
  await Promise.all(earlier.map(({ answer }) => answer));
  expect(site.renderings.filter((path) => ['/about', '/press'].includes(path)).sort()).toEqual([
    '/about',
    '/press',
  ]);
});

test('one client can take neither the places nor the turns of others', async () => {
  const crowd = await fill(() => clientOf(1));
  const other = ask(clientOf(2));
  // The latest request of the crowd is refused.
  await expect.poll(async () => (await responsesSoFar(crowd)).length).toBe(MORE + 1);
  site.release();
  expect((await other.answer).status).toBe(200);
  expect(site.renderings.indexOf(other.path)).toBeLessThanOrEqual(RUNNING + 1);
});

test('an aborted request leaves the queue and is not rendered', async () => {
  const readCached = async () => (await fetch(`${app.origin}/about`)).text();
  await readCached();
  site.renderings.length = 0;
  const crowd = await fill(clientOf);
  for (const { path, leave } of crowd) if (!site.renderings.includes(path)) leave();
  // Once these are answered, the server has noticed the disconnects.
  for (let n = 0; n < 3; n++) await readCached();
  const others = askMany(ROOM - RUNNING, (n) => clientOf(100 + n));
  site.release();
  expect(await statusesOf(others)).toEqual(others.map(() => 200));
  expect(site.renderings).toHaveLength(ROOM);
});

test('an aborted share picture leaves the queue, and its page is not rendered', async () => {
  const synchronize = async () => {
    for (let n = 0; n < 3; n++) await (await fetch(`${app.origin}/about`)).text();
  };
  await synchronize();
  site.hold();
  const client = clientOf(1);
  const earlier = askMany(RUNNING, () => client);
  await expect.poll(() => site.running().now).toBe(RUNNING);
  const picture = ask(client, {}, '/share/contact.png');
  await synchronize();
  picture.leave();
  await synchronize();
  const later = ask(client);
  site.release();
  expect(await statusesOf([...earlier, later])).toEqual([200, 200, 200]);
  expect(site.renderings).not.toContain('/contact');
});

test('share pictures use the same queue', async () => {
  await fill(clientOf);
  const picture = await fetch(`${app.origin}/share/contact.png`);
  expect(picture.status).toBe(503);
  expect(Number(picture.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(site.renderings).toHaveLength(RUNNING);
});

test('a share picture of an unknown entry is not found without rendering', async () => {
  await fill(clientOf);
  for (const area of ['blogs-and-insights', 'talents-on-demand', 'service-packages']) {
    const picture = await fetch(`${app.origin}/share/${area}/nobody.png`);
    expect(picture.status, area).toBe(404);
  }
  expect(site.renderings).toHaveLength(RUNNING);
});
