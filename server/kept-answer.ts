import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What programs ask for again and again: five minutes old is new enough. */
const FIVE_MINUTES = 'public, max-age=300';

/** Sends a document, or word that the asker has it already. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { type: string; text: string },
) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': FIVE_MINUTES, etag });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}
