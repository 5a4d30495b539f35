/** Names each request in the log and in the answer to a failed one, so that both can be found. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** As proxies make them. Nothing else is accepted, because a proxy may pass on what a client sent. */
const PROXY_ID = /^[\w-]{8,64}$/;

/** @param isTrusted whether a connection comes from a proxy whose headers are believed */
export const requestIdOf =
  (isTrusted: (ip: string) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const id = headers['x-request-id'];
    const isValid = typeof id === 'string' && PROXY_ID.test(id);
    return isValid && isTrusted(socket.remoteAddress ?? '') ? id : randomUUID();
  };

export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400) reply.header('x-request-id', request.id);
    return payload;
  });
}
