/** Styles, scripts, fonts and pictures, of which immutable ones are answered from the device. */

import { CACHES } from '#contract/service-worker.ts';
import { readStored, store, storedAt, trim } from './device-store.ts';
import type { FetchEvent } from './worker-scope.ts';

const BOUNDS = { entries: 400, bytes: 30_000_000 };

/** Milliseconds after which a used file is stored again, so it is not evicted as the oldest. */
const REFRESH_AGE = 24 * 60 * 60 * 1000;

const KINDS: readonly string[] = ['style', 'script', 'font', 'image', 'worker'];

/** Videos and papers are excluded, because they are large and requested in ranges. */
export const isAsset = ({ destination, headers }: Request) =>
  KINDS.includes(destination) && !headers.has('range');

const isImmutable = ({ headers }: Response) => /immutable/.test(headers.get('cache-control') ?? '');

const isPicture = ({ headers }: Response) => /^image\//.test(headers.get('content-type') ?? '');

const isStorable = (response: Response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  (isImmutable(response) || isPicture(response)) &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

async function storeAsset(url: string, response: Response): Promise<void> {
  await store(CACHES.assets, url, response);
  await trim(CACHES.assets, BOUNDS);
}

export async function answerAsset({ request, waitUntil }: AssetRequest): Promise<Response> {
  const { url } = request;
  const cached = await readStored(CACHES.assets, url);
  if (cached && isImmutable(cached)) {
    const isOld = Date.now() - storedAt(cached) > REFRESH_AGE;
    if (isOld) waitUntil(store(CACHES.assets, url, cached.clone()));
    return cached;
  }
  try {
    const response = await fetch(request);
    if (isStorable(response)) waitUntil(storeAsset(url, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

interface AssetRequest extends Pick<FetchEvent, 'request'> {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Stores files that a page has already loaded, mostly from the browser's HTTP cache. */
export async function storeAssets(urls: readonly string[]): Promise<void> {
  const storeOne = async (url: string) => {
    if (await readStored(CACHES.assets, url)) return;
    const response = await fetch(url, { cache: 'force-cache' });
    if (isStorable(response)) await store(CACHES.assets, url, response);
  };
  // A file that fails is stored when it is requested.
  await Promise.all(urls.map((url) => storeOne(url).catch(() => undefined)));
  await trim(CACHES.assets, BOUNDS);
}
