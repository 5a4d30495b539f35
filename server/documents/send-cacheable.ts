import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isNotModified } from '#delivery/answer.ts';

/** For documents that programs poll: five minutes old is new enough. */
const FIVE_MINUTES = 'public, max-age=300';

/**
 * Sends a document that clients may cache, with its ETag; 304 to a client that has it.
 * @param lasting what the ETag is made of, where the text also says when it was made
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
