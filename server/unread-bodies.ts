/** What still arrives of a body after the answer has no end of its own, so the connection gets one. */
import type { FastifyInstance } from 'fastify';

/** Bytes that a client may still send, so that it comes to read the answer. */
const MOST = 16 * 1024 * 1024;

/** Ends the connection with the answer, where the rest of the body is huge or of no known length. */
export function cutUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    const { 'transfer-encoding': isChunked, 'content-length': length } = raw.headers;
    if (!raw.complete && (isChunked || Number(length) > MOST)) reply.header('connection', 'close');
    return payload;
  });
}
