/** Answers in the browser's caches, each with the time and size that it was stored with. */

/** Epoch milliseconds. */
const STORED_AT = 'x-stored-at';
const BYTES = 'x-stored-bytes';

/** Of the body as it was sent: it is stored decoded. */
const OF_THE_WIRE = ['content-encoding', 'content-length'];

export interface Bounds {
  entries: number;
  bytes: number;
}

/** In place of what was stored under this URL, and behind all others: the first ones leave first. */
export async function store(name: string, url: string, response: Response): Promise<void> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  for (const header of OF_THE_WIRE) headers.delete(header);
  headers.set(STORED_AT, String(Date.now()));
  headers.set(BYTES, String(body.byteLength));
  const cache = await caches.open(name);
  await cache.delete(url, EXACT);
  await cache.put(url, new Response(body, { headers }));
}

/** One URL has one entry, whatever it was asked for with. */
const EXACT = { ignoreVary: true };

export async function stored(name: string, url: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(url, EXACT);
}

export async function remove(name: string, url: string): Promise<void> {
  await (await caches.open(name)).delete(url, EXACT);
}

/** Epoch milliseconds. */
export const storedAt = ({ headers }: Response) => Number(headers.get(STORED_AT));

/** How many of these, from the newest on, may stay. @param sizes in bytes, the oldest first */
export function keptOf(sizes: readonly number[], { entries, bytes }: Bounds): number {
  let sum = 0;
  const over = sizes.toReversed().findIndex((size, at) => {
    sum += size;
    return at >= entries || sum > bytes;
  });
  return over < 0 ? sizes.length : over;
}

/** Lets go of what was not used for the longest time. */
export async function trim(name: string, bounds: Bounds): Promise<void> {
  const cache = await caches.open(name);
  // One by one, as others store meanwhile: of two lists of all one may be longer than the other.
  const keys = await cache.keys();
  const responses = await Promise.all(keys.map((key) => cache.match(key, EXACT)));
  const sizes = responses.map((response) => Number(response?.headers.get(BYTES) ?? 0));
  const leaving = keys.slice(0, keys.length - keptOf(sizes, bounds));
  await Promise.all(leaving.map((key) => cache.delete(key, EXACT)));
}
