/** The server under Fastify: kept pages leave before Fastify sees the request. */
import { createServer, type Server } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { AnswerKept } from './kept-pages.ts';

/** What Fastify leaves to whoever makes the server, in milliseconds. */
interface Timeouts {
  requestTimeout: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
}

/** @param answerKept undefined where every page is rendered anew */
export function httpServer(
  answerKept: AnswerKept | undefined,
  { requestTimeout, connectionTimeout, keepAliveTimeout }: Timeouts,
): FastifyServerFactory {
  const isAnswered: AnswerKept = (request, response) => {
    try {
      return answerKept?.(request, response) ?? false;
    } catch {
      // The database cannot be read: Fastify answers that, and logs it.
      return false;
    }
  };
  return (handler, { http }: { http?: object }) => {
    const server: Server = createServer(
      { ...http, requestTimeout, keepAliveTimeout },
      (request, response) => {
        // While it drains, Fastify tells each client that the connection ends.
        if (server.listening && isAnswered(request, response)) return;
        handler(request, response);
      },
    );
    return server.setTimeout(connectionTimeout);
  };
}
