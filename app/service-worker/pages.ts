/** Documents: from the network where there is one, else as they were stored. */

import { writtenMoment } from '#contract/digits.ts';
import { languageOfPath } from '#contract/languages.ts';
import { CACHES, OFFLINE_PAGE, type WorkerFacts } from '#contract/service-worker.ts';
import { remove, store, stored, storedAt, trim } from './device-store.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Milliseconds after which a bad line counts as none where the page is stored. */
const PATIENCE = 4000;

const PAGE_BOUNDS = { entries: 60, bytes: 10_000_000 };

/** Statuses of a page that is there no more. */
const GONE = [404, 410];

/** Without the fragment. */
const keyOf = (url: string) => url.replace(/#.*$/s, '');

/** A page that anybody may see: the server says of all others that nobody may store them. */
export function isStorable({
  status,
  type,
  headers,
}: Pick<Response, 'status' | 'type' | 'headers'>) {
  const isPublic = !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
  const isPage = headers.get('content-type')?.startsWith('text/html');
  return status === 200 && type === 'basic' && isPublic && isPage === true;
}

/** Stores the page, or forgets it where it is there no more or has become personal. */
export async function keepPage(url: string, response: Response): Promise<void> {
  const key = keyOf(url);
  if (isStorable(response)) {
    const isSaved = (await stored(CACHES.saved, key)) !== undefined;
    await store(isSaved ? CACHES.saved : CACHES.pages, key, response);
    if (!isSaved) await trim(CACHES.pages, PAGE_BOUNDS);
  } else if (response.status === 200 || GONE.includes(response.status)) {
    await Promise.all([remove(CACHES.pages, key), remove(CACHES.saved, key)]);
  }
}

export async function answerPage(event: FetchEvent, facts: WorkerFacts): Promise<Response> {
  const { url } = event.request;
  const network = fromNetwork(event);
  // Also where the copy is quicker.
  const kept = network.then((response) => keepPage(url, response.clone()));
  event.waitUntil(kept.catch(() => undefined));
  const answer = network.catch(() => null);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const first = await Promise.race([answer, late]);
  return first ?? (await fromDevice(url, facts)) ?? (await answer) ?? offlinePage();
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent) =>
  (await preloadResponse) ?? fetch(request);

/** The stored copy, which says at its end from when it is. */
async function fromDevice(url: string, { notes }: WorkerFacts): Promise<Response | undefined> {
  const key = keyOf(url);
  const copy = (await stored(CACHES.pages, key)) ?? (await stored(CACHES.saved, key));
  if (!copy) return undefined;
  const language = languageOfPath(new URL(url).pathname, Object.keys(notes));
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const time = writtenMoment(language, new Date(storedAt(copy)), style);
  const note = notes[language] ?? '';
  const html = (await copy.text()) + note.replace('{time}', () => time);
  return new Response(html, { headers: copy.headers });
}

const offlinePage = async () => (await stored(CACHES.offline, OFFLINE_PAGE)) ?? Response.error();
