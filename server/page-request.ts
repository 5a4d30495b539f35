/** A Fastify request as the web-standard request that React Router takes. */
import { Readable, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { RESUME } from '#contract/applications.ts';

/** Bytes of a form posted to a page: one résumé and the fields around it. */
export const MAX_PAGE_BODY = RESUME.maxBytes + 512 * 1024;

/** Thrown while reading a body that is too large. */
export class BodyTooLarge extends Error {}

export function toPageRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item);
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Request(url, { headers });
  }
  const body = Readable.toWeb(request.raw.pipe(atMost(MAX_PAGE_BODY)));
  // `duplex` is required for a streamed body and missing from the DOM's types.
  const init = { method: request.method, headers, body, duplex: 'half' };
  return new Request(url, init as unknown as RequestInit);
}

function atMost(limit: number): Transform {
  let read = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      if (read > limit) done(new BodyTooLarge('The form is too large'));
      else done(null, chunk);
    },
  });
}
