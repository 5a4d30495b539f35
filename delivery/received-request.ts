/** A Fastify request as whoever renders takes it. */
import { arrayBuffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import type { SpooledUpload } from '#api/upload-spool.ts';
import { RESUME } from '#contract/applications.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import type { PageRequest } from './page-request.ts';

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
export async function toPageRequest(
  { headers }: FastifyRequest,
  { href: url }: URL,
  posted?: SpooledUpload,
): Promise<PageRequest> {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((item): [string, string][] => (item === undefined ? [] : [[name, item]])),
  );
  if (!posted) return { method: 'GET', url, headers: pairs };
  const body = await arrayBuffer(posted.stream());
  return {
    method: 'POST',
    url,
    headers: pairs,
    body,
    // The form comes back with what was typed, and with what was wrong.
    ...(posted.isCut && { status: 413 }),
  };
}
