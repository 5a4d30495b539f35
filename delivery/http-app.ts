/** Fastify on the HTTP server: the hooks of every request before and after its route. */
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { networkOf } from '#api/http/client.ts';
import { sendNotFound, sendProblem } from '#api/http/problems.ts';
import { ProblemError } from '#contract/problem.ts';
import type { ServeFromCache } from './cached-pages.ts';
import { type Shutdown, trackShutdown } from './connections.ts';
import { createFairSemaphore } from './fair-semaphore.ts';
import { createServerFactory, hasRequiredHost, refuseUnreadable } from './http-server.ts';
import { contentSecurityPolicy, NOTHING_INLINE, withNoTransform } from './page-headers.ts';
import { throttleRefusals } from './refusals.ts';
import { requestIdOf, sendRequestIds } from './request-id.ts';
import { countRequests } from './request-meter.ts';
import { traceRequests } from './trace-requests.ts';
import { discardUnreadBodies, keepConnectionsOpen } from './unread-bodies.ts';

/** Milliseconds. */
const TIMEOUTS = {
  /** For a whole request: 5 MB at 50 kbit/s. */
  requestTimeout: 15 * 60 * 1000,
  /** Without a byte from the client. */
  connectionTimeout: 60_000,
};

/** Bytes of a JSON body. Uploads have separate limits. */
const BODY_LIMIT = 64 * 1024;

/** The path for undecodable URLs, so that they get the not-found page instead of a router error. */
const UNREADABLE = '/unreadable-address';

/** A client may start the requests for the files of a page in one turn. */
const SPREAD = { running: 1, perTurn: 8 };

interface HttpAppParts extends Pick<FastifyServerOptions, 'logger' | 'trustProxy'> {
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Undefined if no page is cached. */
  serveFromCache: ServeFromCache | undefined;
  /** Milliseconds that an idle connection stays open. */
  keepAliveTimeout: number;
  /** Maximum of open connections. */
  connections: number;
  /** Whether a connection from this IP is of a proxy whose headers are believed. */
  isTrustedProxy: (ip: string) => boolean;
}

export function createHttpApp(parts: HttpAppParts): FastifyInstance {
  const { headers, serveFromCache, keepAliveTimeout, connections, logger, trustProxy } = parts;
  const { isTrustedProxy } = parts;
  const bounds = { ...TIMEOUTS, keepAliveTimeout, connections };
  const ending: Shutdown = { hasBegun: false };
  const app: FastifyInstance = Fastify({
    ...TIMEOUTS,
    keepAliveTimeout,
    serverFactory: createServerFactory(serveFromCache, bounds, ending),
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: requestIdOf(isTrustedProxy),
    bodyLimit: BODY_LIMIT,
    // Node's server closes idle connections as it stops listening.
    forceCloseConnections: false,
    // Requests on open connections are still served during shutdown.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) || url.startsWith('/api/') ? url : UNREADABLE),
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      sendProblem(error, request, reply);
    },
  });
  trackShutdown(app, ending);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(sendNotFound);

  spreadRequests(app, connections);
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.headers(headers);
    if (!hasRequiredHost(raw)) throw new ProblemError('malformed', 'The Host header is missing');
  });
  traceRequests(app, isTrustedProxy);
  sendRequestIds(app);
  guardHtml(app);
  keepConnectionsOpen(app, ending);
  throttleRefusals(app);
  discardUnreadBodies(app);
  logAnswers(app);
  countRequests(app);
  return app;
}

/**
 * Begins one request per event loop iteration, with client networks in turn. If hundreds arrive
 * together, a cached page waits for the first step of one of them instead of all.
 * @param connections the maximum; each has one request in flight, so as many may be queued
 */
export function spreadRequests(app: FastifyInstance, connections: number): void {
  const inTurn = createFairSemaphore({ ...SPREAD, waiting: connections });
  app.addHook('onRequest', async ({ ip }, reply) => {
    await inTurn(async () => undefined, networkOf(ip));
    // The client disconnected while the request waited.
    if (reply.raw.closed) reply.hijack();
  });
}

/** Sets the policy of HTML that is not a page, and forbids proxies to transform any HTML. */
function guardHtml(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.header(
      'cache-control',
      withNoTransform(String(reply.getHeader('cache-control') ?? 'no-cache')),
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
    const { isProbe, isLongPoll } = routeOptions.config;
    const level = isProbe || isLongPoll ? 'debug' : 'info';
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

/** Parts of a path that may be an email address, a phone number or a token. */
const PERSONAL = /(?<=\/)(?:[^/]*(?:@|%40)[^/]*|\+?[\d-]{7,}|[^/]{81,})/gi;

/** Removes the query, which can have personal data, and the tokens of private links. */
function pathOf(url: string): string {
  return url
    .replace(/\?.*$/s, '')
    .replace(/^((\/\w{2})?\/application\/).+/s, '$1*')
    .replace(PERSONAL, '*');
}
