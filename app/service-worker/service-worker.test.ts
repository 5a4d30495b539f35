import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES, OFFLINE_PAGE, type WorkerMessage } from '#contract/service-worker.ts';

const ORIGIN = 'https://site.example';
const JOB_PATH = '/talents-on-demand/welder';

const pathOf = (url: unknown) => new URL(String(url), ORIGIN).pathname;

class FakeCache {
  entries = new Map<string, Response>();
  match = async (url: string) => this.entries.get(pathOf(url))?.clone();
  put = async (url: string, response: Response) => void this.entries.set(pathOf(url), response);
  delete = async (url: string) => this.entries.delete(pathOf(url));
  keys = async () => [...this.entries.keys()].map((path) => ({ url: ORIGIN + path }));
  matchAll = async () => [...this.entries.values()];
}

let listeners: Map<string, (event: object) => void>;
/** By the name of the cache. */
let caches: Map<string, FakeCache>;

/** Like a page of the server; responses made in Node do not have the type `basic`. */
function page(): Response {
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache' };
  const response = new Response('<!doctype html>', { headers });
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

beforeEach(async () => {
  listeners = new Map();
  caches = new Map(Object.values(CACHES).map((name) => [name, new FakeCache()]));
  const addEventListener = (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener);
  const open = async (name: string) => caches.get(name);
  const scope = { addEventListener, caches: { open }, skipWaiting: async () => undefined };
  const globals = { ...scope, location: { origin: ORIGIN }, fetch: vi.fn(async () => page()) };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Dispatches an event, and waits until the worker has handled it. */
async function dispatch(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => works.push(work), ...event });
  await Promise.all(works);
}

const pathsIn = (name: string) => [...(caches.get(name)?.entries.keys() ?? [])];

const install = () => dispatch('install', {});
const save = (...saved: string[]) =>
  dispatch('message', { data: { saved } satisfies WorkerMessage, ports: [] });

test('prefetches the offline page and the pages of saved jobs', async () => {
  await install();
  await save(JOB_PATH);
  expect(pathsIn(CACHES.offline)).toEqual([OFFLINE_PAGE]);
  expect(pathsIn(CACHES.saved)).toEqual([JOB_PATH]);
  await save();
  expect(pathsIn(CACHES.saved)).toEqual([]);
});

test('prefetches nothing if the browser saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await install();
  await save(JOB_PATH);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['a post', new Request(`${ORIGIN}/contact`, { method: 'POST' })],
  ['a request to another site', new Request('https://elsewhere.example/')],
  ['a call of the API', new Request(`${ORIGIN}/api/v1/public/job-listings`)],
])('does not answer %s', (_name, request) => {
  const respondWith = vi.fn();
  listeners.get('fetch')?.({ request, respondWith });
  expect(respondWith).not.toHaveBeenCalled();
});
