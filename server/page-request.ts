/** A Fastify request as the web-standard request that React Router takes. */
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { SpooledUpload } from '#api/upload-spool.ts';
import { RESUME } from '#contract/applications.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';

/**
 * Bytes of a form posted to a page: enough that a résumé of twice the size comes back with its
 * message and everything that was typed.
 */
export const MAX_BODY = 2 * RESUME.maxBytes + 64 * 1024;

/** Receives what is posted to a page. @throws ProblemError */
export async function receiveBody({ raw }: FastifyRequest, upload: SpooledUpload): Promise<void> {
  await upload.store(raw).catch((cause: unknown) => {
    if (isProblem(cause)) throw cause;
    throw new ProblemError('malformed', 'The body broke off', { cause });
  });
}

/** @param posted what `receiveBody` has received, where something was posted */
export function toPageRequest(
  { method, headers }: FastifyRequest,
  url: URL,
  posted?: SpooledUpload,
): Request {
  const requestHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value].flat()) if (item !== undefined) requestHeaders.append(name, item);
  }
  if (!posted) return new Request(url, { headers: requestHeaders });
  const body = Readable.toWeb(posted.stream());
  // `duplex` is required for a streamed body and missing from the DOM's types.
  const init = { method, headers: requestHeaders, body, duplex: 'half' };
  return new Request(url, init as unknown as RequestInit);
}
