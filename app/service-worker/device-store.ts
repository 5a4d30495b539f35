/** Responses in the browser's caches, each with its size and the time when it was stored. */

/** Epoch milliseconds. */
const STORED_AT = 'x-stored-at';
const BYTES = 'x-stored-bytes';

/** Headers of the body as it was sent, which is stored decoded. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length'];

export interface Bounds {
  entries: number;
  bytes: number;
}

/** Replaces the entry of this URL and moves it to the end: the first entries are evicted first. */
export async function store(name: string, url: string, response: Response): Promise<void> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  for (const header of TRANSFER_HEADERS) headers.delete(header);
  headers.set(STORED_AT, String(Date.now()));
  headers.set(BYTES, String(body.byteLength));
  const cache = await caches.open(name);
  await cache.delete(url, EXACT);
  await cache.put(url, new Response(body, { headers }));
}

/** Each URL has one entry, regardless of the headers of the request. */
const EXACT = { ignoreVary: true };

export async function readStored(name: string, url: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(url, EXACT);
}

export async function remove(name: string, url: string): Promise<void> {
  await (await caches.open(name)).delete(url, EXACT);
}

/** Epoch milliseconds. */
export const storedAt = ({ headers }: Response) => Number(headers.get(STORED_AT));

/** Number of entries to keep, from the newest on. @param sizes in bytes, the oldest first */
export function countWithinBounds(sizes: readonly number[], { entries, bytes }: Bounds): number {
  let sum = 0;
  const firstExcess = sizes.toReversed().findIndex((size, index) => {
    sum += size;
    return index >= entries || sum > bytes;
  });
  return firstExcess < 0 ? sizes.length : firstExcess;
}

/** Evicts the entries that have not been stored again for the longest time. */
export async function trim(name: string, bounds: Bounds): Promise<void> {
  const cache = await caches.open(name);
  // Not `matchAll`: entries stored at the same time could make the two lists differ in length.
  const keys = await cache.keys();
  const responses = await Promise.all(keys.map((key) => cache.match(key, EXACT)));
  const sizes = responses.map((response) => Number(response?.headers.get(BYTES) ?? 0));
  const evicted = keys.slice(0, keys.length - countWithinBounds(sizes, bounds));
  await Promise.all(evicted.map((key) => cache.delete(key, EXACT)));
}
