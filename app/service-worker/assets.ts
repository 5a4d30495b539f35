/** Styles, scripts, fonts and pictures: what never changes is taken from the device. */

import { CACHES } from '#contract/service-worker.ts';
import { store, stored, storedAt, trim } from './device-store.ts';
import type { FetchEvent } from './worker-scope.ts';

const BOUNDS = { entries: 400, bytes: 30_000_000 };

/** Milliseconds after which what is still used is stored anew, so that it does not leave as the oldest. */
const USED_AGAIN = 24 * 60 * 60 * 1000;

const KINDS: readonly string[] = ['style', 'script', 'font', 'image', 'worker'];

/** Films and papers are none: they are large, and asked for in parts. */
export const isAsset = ({ destination, headers }: Request) =>
  KINDS.includes(destination) && !headers.has('range');

const isForEver = ({ headers }: Response) => /immutable/.test(headers.get('cache-control') ?? '');

const isPicture = ({ headers }: Response) => /^image\//.test(headers.get('content-type') ?? '');

const isStorable = (response: Response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  (isForEver(response) || isPicture(response)) &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

async function keep(url: string, response: Response): Promise<void> {
  await store(CACHES.assets, url, response);
  await trim(CACHES.assets, BOUNDS);
}

export async function answerAsset({ request, waitUntil }: AssetRequest): Promise<Response> {
  const { url } = request;
  const copy = await stored(CACHES.assets, url);
  if (copy && isForEver(copy)) {
    const isOld = Date.now() - storedAt(copy) > USED_AGAIN;
    if (isOld) waitUntil(store(CACHES.assets, url, copy.clone()));
    return copy;
  }
  try {
    const response = await fetch(request);
    if (isStorable(response)) waitUntil(keep(url, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    if (copy) return copy;
    throw error;
  }
}

interface AssetRequest extends Pick<FetchEvent, 'request'> {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Those that a page has loaded already: mostly the browser's own cache has them. */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  const keepOne = async (url: string) => {
    if (await stored(CACHES.assets, url)) return;
    const response = await fetch(url, { cache: 'force-cache' });
    if (isStorable(response)) await store(CACHES.assets, url, response);
  };
  // One that fails comes when it is asked for.
  await Promise.all(urls.map((url) => keepOne(url).catch(() => undefined)));
  await trim(CACHES.assets, BOUNDS);
}
