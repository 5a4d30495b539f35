/** The server under Fastify: cached pages leave before Fastify sees the request. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { readableForwardedFor } from '#api/http/client.ts';
import { ProblemError } from '#contract/problem.ts';
import type { ServeFromCache } from './cached-pages.ts';
import { boundConnections, type Ending, endSoon, LastConnections } from './connections.ts';

/** The bounds that Fastify leaves to its server; times are in milliseconds. */
interface ServerBounds {
  requestTimeout: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
  /** Connections that may be open. */
  connections: number;
}

/** @param serveFromCache undefined where no page is cached */
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
    const last = new LastConnections();
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

/** Requests that wait behind the one under way. No browser or proxy pipelines as many. */
const MOST_WAITING = 100;

/** A connection's answer under way, and what waits behind it. */
interface Line {
  current: ServerResponse;
  waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Answers the requests of one connection one after the other. Node would begin with all that a client has
 * pipelined: a thousand requests for a film would open it a thousand times before a byte is read.
 * @param begin called for a request once its connection has no other in flight
 */
export function inTurn(begin: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function beginNext(socket: Socket, line: Line): void {
    const next = line.waiting.shift();
    if (!next || socket.destroyed) return;
    const [request, response] = next;
    line.current = response;
    if (line.waiting.length > 0) awaitEnd(socket, line);
    begin(request, response);
  }

  const awaitEnd = (socket: Socket, line: Line) =>
    line.current.once('close', () => beginNext(socket, line));

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line || (line.current.closed && line.waiting.length === 0)) {
      if (line) line.current = response;
      else lines.set(socket, { current: response, waiting: [] });
      begin(request, response);
    } else if (line.waiting.length >= MOST_WAITING) {
      cut(socket);
    } else {
      line.waiting.push([request, response]);
      if (line.waiting.length === 1) awaitEnd(socket, line);
    }
  };
}

/**
 * Node parses up to 64 KB before it closes, and destroys each request in them with another error. Capturing
 * the stacks would take most of the 13 ms for a thousand requests.
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
 * Answers what is no HTTP, or too long to be a header, before there is a request to handle.
 * @param headers of every answer of this server
 */
export function refuseUnreadable(headers: Readonly<Record<string, string>>) {
  const body = JSON.stringify(new ProblemError('malformed', 'This is not a request we can read'));
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
      socket.write(answer);
      endSoon(socket);
    }
  };
}
