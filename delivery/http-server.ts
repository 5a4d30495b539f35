/** The HTTP server under Fastify. It serves cached pages before Fastify sees the request. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { normalizeForwardedFor } from '#api/http/client.ts';
import { ProblemError } from '#contract/problem.ts';
import type { ServeFromCache } from './cached-pages.ts';
import { closeGracefully, GracefulClose, limitConnections, type Shutdown } from './connections.ts';
import { countUnreadable } from './request-meter.ts';

/** Limits that Fastify does not apply to a custom server. Times are in milliseconds. */
interface ServerBounds {
  requestTimeout: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
  /** Maximum of open connections. */
  connections: number;
}

/**
 * Parts that wait for the end of one response, each once: limits of connections, files and turns,
 * Fastify, and the stream of a file. Node warns of a leak above ten, which a large file reaches.
 */
const MAX_LISTENERS = 20;

/** @param serveFromCache undefined if no page is cached */
export function createServerFactory(
  serveFromCache: ServeFromCache | undefined,
  { requestTimeout, connectionTimeout, keepAliveTimeout, connections }: ServerBounds,
  ending: Shutdown,
): FastifyServerFactory {
  const isAnswered: ServeFromCache = (request, response) => {
    try {
      return serveFromCache?.(request, response) ?? false;
    } catch {
      // The database cannot be read; Fastify answers with that error and logs it.
      return false;
    }
  };
  return (handler, { http }: { http?: object }) => {
    const last = new GracefulClose();
    const begin: RequestListener = (request, response) => {
      response.setMaxListeners(MAX_LISTENERS);
      if (ending.hasBegun) response.setHeader('connection', 'close');
      if (hasRequiredHost(request) && isAnswered(request, response)) return;
      respellForwardedFor(request);
      handler(request, response);
    };
    const answer = serializeRequests(last.holdBack(begin));
    const server: Server = createServer(
      {
        ...http,
        requestTimeout,
        keepAliveTimeout,
        // Node's 400 would lack the common headers.
        requireHostHeader: false,
      },
      answer,
    );
    // An unknown expectation may be ignored (RFC 9110, section 10.1.1). Node would answer 417.
    server.on('checkExpectation', answer);
    limitConnections(server, connections);
    last.watch(server);
    return server.setTimeout(connectionTimeout);
  };
}

/** Only HTTP/1.0 may leave the host out (RFC 9112, section 3.2). */
export function hasRequiredHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.0' || headers.host !== undefined;
}

/** Normalizes IPs, as each spelling of a proxy would count as a separate client. */
function respellForwardedFor({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  headers['x-forwarded-for'] = normalizeForwardedFor(String(forwarded));
}

/** Requests that wait behind the current one. Browsers and proxies pipeline fewer. */
const MAX_WAITING = 100;

/** The current response of a connection, and the requests that wait behind it. */
interface Pipeline {
  current: ServerResponse;
  waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Answers the requests of one connection one after the other. Node would begin all pipelined
 * requests at the same time: a thousand requests for a video would open it a thousand times.
 * @param begin called for a request when its connection has no other in flight
 */
export function serializeRequests(begin: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Pipeline>();

  function beginNext(socket: Socket, line: Pipeline): void {
    const next = line.waiting.shift();
    if (!next || socket.destroyed) return;
    const [request, response] = next;
    line.current = response;
    if (line.waiting.length > 0) awaitEnd(socket, line);
    begin(request, response);
  }

  const awaitEnd = (socket: Socket, line: Pipeline) =>
    line.current.once('close', () => beginNext(socket, line));

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line || (line.current.closed && line.waiting.length === 0)) {
      if (line) line.current = response;
      else lines.set(socket, { current: response, waiting: [] });
      begin(request, response);
    } else if (line.waiting.length >= MAX_WAITING) {
      cut(socket);
    } else {
      line.waiting.push([request, response]);
      if (line.waiting.length === 1) awaitEnd(socket, line);
    }
  };
}

/**
 * Node parses up to 64 KB before it closes, and destroys each request in them with an error.
 * Capturing the stack traces would take most of the 13 ms for a thousand requests.
 */
function cut(socket: Socket): void {
  if (socket.destroyed) return;
  const { stackTraceLimit } = Error;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  socket.destroy();
}

/**
 * Answers invalid HTTP and oversized headers, for which there is no request to handle.
 * @param headers of every response
 */
export function refuseUnreadable(headers: Readonly<Record<string, string>>) {
  const body = JSON.stringify(
    new ProblemError('malformed', 'The request is not valid HTTP or its headers are too large'),
  );
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const answer = ['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n');

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else {
      countUnreadable();
      socket.write(answer);
      closeGracefully(socket);
    }
  };
}
