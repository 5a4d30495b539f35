import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isNotModified } from '#delivery/page-response.ts';

/** For documents that programs poll, which may be five minutes old. */
const FIVE_MINUTES = 'public, max-age=300';

/**
 * Sends a document that clients may cache, with its ETag; 304 to a client that has it.
 * @param lasting the text without the time of the answer, from which the ETag is computed
 */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, lasting = text }: { type: string; text: string; lasting?: string },
) {
  const etag = etagOf(lasting);
  reply.headers({ 'cache-control': FIVE_MINUTES, etag });
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}
