/** A Fastify request as the web-standard request that React Router takes. */
import { Readable, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { RESUME } from '#contract/applications.ts';

/**
 * Bytes of a form posted to a page: enough that a résumé of twice the size comes back with its
 * message and everything that was typed.
 */
const MAX_BODY = 2 * RESUME.maxBytes + 64 * 1024;

/** Bytes that a browser may send in vain until it reads the answer; then the connection is cut. */
const MAX_SENT = 4 * MAX_BODY;

export interface PageRequest {
  request: Request;
  /** Whether the body went over the limit; what was read of it then is cut off. */
  isTooLarge: () => boolean;
  /** Lets go of what nobody read of the body, so that the connection can end. */
  finish: () => void;
}

export function toPageRequest({ method, headers, raw }: FastifyRequest, url: URL): PageRequest {
  const requestHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value].flat()) if (item !== undefined) requestHeaders.append(name, item);
  }
  if (method !== 'POST') {
    const request = new Request(url, { headers: requestHeaders });
    return { request, isTooLarge: () => false, finish: () => undefined };
  }
  const bounded = new FirstBytes(MAX_BODY, () => raw.destroy());
  const body = Readable.toWeb(raw.pipe(bounded));
  // A post that breaks off would be waited for in vain; it may have done so before its turn.
  const breakOff = () => {
    if (!raw.readableEnded) bounded.destroy(new Error('The body broke off'));
  };
  if (raw.destroyed) breakOff();
  else raw.once('close', breakOff);
  // `duplex` is required for a streamed body and missing from the DOM's types.
  const init = { method, headers: requestHeaders, body, duplex: 'half' };
  return {
    request: new Request(url, init as unknown as RequestInit),
    isTooLarge: () => bounded.isCut,
    finish: () => {
      raw.unpipe(bounded);
      raw.resume();
    },
  };
}

/** Passes the first bytes on and swallows the rest, until it is too much. */
class FirstBytes extends Transform {
  readonly #limit: number;
  readonly #stop: () => void;
  #seen = 0;
  isCut = false;

  constructor(limit: number, stop: () => void) {
    super();
    this.#limit = limit;
    this.#stop = stop;
  }

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#seen += chunk.length;
    if (this.#seen > MAX_SENT) this.#stop();
    if (this.#seen > this.#limit) this.isCut = true;
    else this.push(chunk);
    done();
  }
}
