/**
 * What still arrives of a body whose answer is known already is read and thrown away: a connection that
 * is closed while its client sends is reset, and the client may never see the answer.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bytes that a client may send in vain; then the connection is cut. */
const MOST = 16 * 1024 * 1024;

/** To be registered before whatever ends connections on purpose. */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (raw.complete || raw.destroyed) return payload;
    // Fastify's own way to be rid of the rest.
    if (app.server.listening) reply.removeHeader('connection');
    discard(raw);
    return payload;
  });
}

function discard(raw: IncomingMessage): void {
  let seen = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > MOST) raw.destroy();
  });
  raw.resume();
}
