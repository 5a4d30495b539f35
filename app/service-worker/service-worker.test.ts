import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES, OFFLINE_PAGE, type ToWorker } from '#contract/service-worker.ts';

const ORIGIN = 'https://site.example';
const OPENING = '/talents-on-demand/welder';

const pathOf = (url: unknown) => new URL(String(url), ORIGIN).pathname;

class Stored {
  entries = new Map<string, Response>();
  match = async (url: string) => this.entries.get(pathOf(url))?.clone();
  put = async (url: string, response: Response) => void this.entries.set(pathOf(url), response);
  delete = async (url: string) => this.entries.delete(pathOf(url));
  keys = async () => [...this.entries.keys()].map((path) => ({ url: ORIGIN + path }));
  matchAll = async () => [...this.entries.values()];
}

let listeners: Map<string, (event: object) => void>;
/** By name. */
let caches: Map<string, Stored>;

/** As a page of the server is: Node calls none `basic`. */
function page(): Response {
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache' };
  const response = new Response('<!doctype html>', { headers });
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

beforeEach(async () => {
  listeners = new Map();
  caches = new Map(Object.values(CACHES).map((name) => [name, new Stored()]));
  const addEventListener = (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener);
  const open = async (name: string) => caches.get(name);
  const scope = { addEventListener, caches: { open }, skipWaiting: async () => undefined };
  const given = { ...scope, location: { origin: ORIGIN }, fetch: vi.fn(async () => page()) };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Does what the worker does on this event, to its end. */
async function tell(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => works.push(work), ...event });
  await Promise.all(works);
}

const pathsIn = (name: string) => [...(caches.get(name)?.entries.keys() ?? [])];

const install = () => tell('install', {});
const save = (...saved: string[]) =>
  tell('message', { data: { saved } satisfies ToWorker, ports: [] });

test('fetches ahead the page that stands in, and those of saved openings', async () => {
  await install();
  await save(OPENING);
  expect(pathsIn(CACHES.offline)).toEqual([OFFLINE_PAGE]);
  expect(pathsIn(CACHES.saved)).toEqual([OPENING]);
  await save();
  expect(pathsIn(CACHES.saved)).toEqual([]);
});

test('fetches nothing ahead for whoever saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await install();
  await save(OPENING);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['a post', new Request(`${ORIGIN}/contact`, { method: 'POST' })],
  ['what another site has', new Request('https://elsewhere.example/')],
  ['a call of the API', new Request(`${ORIGIN}/api/v1/public/job-listings`)],
])('leaves to the browser %s', (_name, request) => {
  const respondWith = vi.fn();
  listeners.get('fetch')?.({ request, respondWith });
  expect(respondWith).not.toHaveBeenCalled();
});
