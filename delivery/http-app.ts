/** Fastify on that server: the steps of every request before and after its route. */
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { networkOf } from '#api/http/client.ts';
import { sendNotFound, sendProblem } from '#api/http/problems.ts';
import { ProblemError } from '#contract/problem.ts';
import type { ServeFromCache } from './cached-pages.ts';
import { announceEnding, type Ending } from './connections.ts';
import { createFairSemaphore } from './fair-semaphore.ts';
import { httpServer, namesHost, refuseUnreadable } from './http-server.ts';
import { contentSecurityPolicy, NOTHING_INLINE, untransformed } from './page-headers.ts';
import { throttleRefusals } from './refusals.ts';
import { discardUnreadBodies, keepRefusedConnections } from './unread-bodies.ts';

/** In milliseconds. */
const TIMEOUTS = {
  /** For a whole request: 5 MB over a line of 50 kbit/s. */
  requestTimeout: 15 * 60 * 1000,
  /** Without a byte from the other side. */
  connectionTimeout: 60_000,
};

/** Bytes of a JSON body; uploads are bounded where they are read. */
const BODY_LIMIT = 64 * 1024;

/** Where a mangled link leads: to the not-found page, not to an error of the router. */
const UNREADABLE = '/unreadable-address';

/** The files that a page needs beside its document begin in one turn of its client's. */
const SPREAD = { running: 1, inTurn: 8 };

interface HttpAppParts extends Pick<FastifyServerOptions, 'logger' | 'trustProxy'> {
  /** Of every answer of this server. */
  headers: Readonly<Record<string, string>>;
  /** Undefined where every page is rendered for its request. */
  serveFromCache: ServeFromCache | undefined;
  /** Milliseconds for which a connection stays open without a request. */
  keepAliveTimeout: number;
  /** Connections that may be open. */
  connections: number;
}

export function createHttpApp(parts: HttpAppParts): FastifyInstance {
  const { headers, serveFromCache, keepAliveTimeout, connections, logger, trustProxy } = parts;
  const bounds = { ...TIMEOUTS, keepAliveTimeout, connections };
  const ending: Ending = { hasBegun: false };
  const app: FastifyInstance = Fastify({
    ...TIMEOUTS,
    keepAliveTimeout,
    serverFactory: httpServer(serveFromCache, bounds, ending),
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    // Node's server closes idle connections as it stops listening.
    forceCloseConnections: false,
    // While it drains, what still arrives on an open connection is answered as always.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) || url.startsWith('/api/') ? url : UNREADABLE),
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      sendProblem(error, request, reply);
    },
  });
  announceEnding(app, ending);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(sendNotFound);

  spreadRequests(app, connections);
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.headers(headers);
    if (!namesHost(raw)) throw new ProblemError('malformed', 'The Host header is missing');
  });
  guardHtml(app);
  keepRefusedConnections(app, ending);
  throttleRefusals(app);
  discardUnreadBodies(app);
  logAnswers(app);
  return app;
}

/**
 * Begins one request in each turn of the event loop, with client networks in turn. Where hundreds arrive
 * together, a cached page then waits for the first step of one of them and not of all.
 * @param connections that there may be: each has one request in progress, so as many may wait
 */
export function spreadRequests(app: FastifyInstance, connections: number): void {
  const inTurn = createFairSemaphore({ ...SPREAD, waiting: connections });
  app.addHook('onRequest', async ({ ip }, reply) => {
    await inTurn(async () => undefined, networkOf(ip));
    // Its client hung up while it waited: nothing is done for it.
    if (reply.raw.closed) reply.hijack();
  });
}

/** Pages bring these headers along; any other HTML gets the strictest. */
function guardHtml(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.header(
      'cache-control',
      untransformed(String(reply.getHeader('cache-control') ?? 'no-cache')),
    );
    if (typeof payload === 'string' && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', contentSecurityPolicy(NOTHING_INLINE));
    }
    return payload;
  });
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, refusedBy } = request;
    const { isProbe, isHeldBack } = routeOptions.config;
    const level = isProbe || isHeldBack ? 'debug' : 'info';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method, path: pathOf(request.url), status: reply.statusCode, ms };
    request.log[level](refusedBy ? { ...line, refusedBy } : line);
  });
}

function isReadable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/** Without the query, which can hold what people typed, and without what makes a link private. */
function pathOf(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/^((\/\w{2})?\/application\/).+/s, '$1*');
}
