/** Documents are answered from the network, or while offline from the device. */

import { formatDateTime } from '#contract/digits.ts';
import { languageOfPath } from '#contract/languages.ts';
import { CACHES, OFFLINE_PAGE, type WorkerConstants } from '#contract/service-worker.ts';
import { readStored, remove, store, storedAt, trim } from './device-store.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Milliseconds after which a stored page replaces a slow response of the network. */
const NETWORK_TIMEOUT = 4000;

const PAGE_BOUNDS = { entries: 60, bytes: 10_000_000 };

/** Statuses of a page that no longer exists. */
const GONE_STATUSES = [404, 410];

/** Without the fragment. */
const keyOf = (url: string) => url.replace(/#.*$/s, '');

/** True for a public page. The server marks all others as not to be stored. */
export function isStorable({
  status,
  type,
  headers,
}: Pick<Response, 'status' | 'type' | 'headers'>) {
  const isPublic = !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
  const isPage = headers.get('content-type')?.startsWith('text/html');
  return status === 200 && type === 'basic' && isPublic && isPage === true;
}

/** Stores the page, or removes it if it no longer exists or has become private. */
export async function storePage(url: string, response: Response): Promise<void> {
  const key = keyOf(url);
  if (isStorable(response)) {
    const isSaved = (await readStored(CACHES.saved, key)) !== undefined;
    await store(isSaved ? CACHES.saved : CACHES.pages, key, response);
    if (!isSaved) await trim(CACHES.pages, PAGE_BOUNDS);
  } else if (response.status === 200 || GONE_STATUSES.includes(response.status)) {
    await Promise.all([remove(CACHES.pages, key), remove(CACHES.saved, key)]);
  }
}

export async function answerPage(event: FetchEvent, facts: WorkerConstants): Promise<Response> {
  const { url } = event.request;
  const network = fromNetwork(event);
  // The response is stored even if the stored copy was faster.
  const storing = network.then((response) => storePage(url, response.clone()));
  event.waitUntil(storing.catch(() => undefined));
  const response = network.catch(() => null);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT));
  const first = await Promise.race([response, timeout]);
  return first ?? (await fromDevice(url, facts)) ?? (await response) ?? offlinePage();
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent) =>
  (await preloadResponse) ?? fetch(request);

/** The stored copy, with a note at its end about the time when it was stored. */
async function fromDevice(url: string, { notes }: WorkerConstants): Promise<Response | undefined> {
  const key = keyOf(url);
  const cached = (await readStored(CACHES.pages, key)) ?? (await readStored(CACHES.saved, key));
  if (!cached) return undefined;
  const language = languageOfPath(new URL(url).pathname, Object.keys(notes));
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const note = notes[language] ?? { tag: language, html: '' };
  const time = formatDateTime(note.tag, new Date(storedAt(cached)), style);
  const html = (await cached.text()) + note.html.replace('{time}', () => time);
  return new Response(html, { headers: cached.headers });
}

const offlinePage = async () =>
  (await readStored(CACHES.offline, OFFLINE_PAGE)) ?? Response.error();
