/** The server under Fastify: cached pages leave before Fastify sees the request. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { readableForwardedFor } from '#api/client-network.ts';
import type { ServeFromCache } from './cached-pages.ts';
import { boundConnections } from './connection-bounds.ts';
import type { Ending } from './ending.ts';
import { createLastConnections } from './last-connections.ts';
import { inTurn } from './request-turns.ts';

/** What Fastify leaves to its server; times are in milliseconds. */
interface ServerBounds {
  requestTimeout: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
  /** Connections that may be open. */
  connections: number;
}

/** @param serveFromCache undefined where every page is rendered anew */
export function httpServer(
  serveFromCache: ServeFromCache | undefined,
  { requestTimeout, connectionTimeout, keepAliveTimeout, connections }: ServerBounds,
  ending: Ending,
): FastifyServerFactory {
  const isAnswered: ServeFromCache = (request, response) => {
    try {
      return serveFromCache?.(request, response) ?? false;
    } catch {
      // The database cannot be read: Fastify answers that, and logs it.
      return false;
    }
  };
  return (handler, { http }: { http?: object }) => {
    const last = createLastConnections();
    const begin: RequestListener = (request, response) => {
      if (ending.hasBegun) response.setHeader('connection', 'close');
      if (namesHost(request) && isAnswered(request, response)) return;
      respellForwardedFor(request);
      handler(request, response);
    };
    const answer = inTurn(last.heldBack(begin));
    const server: Server = createServer(
      {
        ...http,
        requestTimeout,
        keepAliveTimeout,
        // Node would answer 400 by itself, without our headers.
        requireHostHeader: false,
      },
      answer,
    );
    // An unknown expectation may be ignored (RFC 9110, section 10.1.1); Node would answer a bare 417.
    server.on('checkExpectation', answer);
    boundConnections(server, connections);
    last.watch(server);
    return server.setTimeout(connectionTimeout);
  };
}

/** Only HTTP/1.0 may leave the host out (RFC 9112, section 3.2). */
export function namesHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.0' || headers.host !== undefined;
}

/** Proxies write a client's IP in several ways; each spelling would be a client by itself. */
function respellForwardedFor({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  headers['x-forwarded-for'] = readableForwardedFor(String(forwarded));
}
