/**
 * The requests of one connection are answered one after the other. Node would begin with all that a
 * client has pipelined: a thousand requests for a film would open it a thousand times before a byte is read.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that wait behind the one under way. No browser or proxy pipelines as many. */
const MOST_WAITING = 100;

/** A connection's answer under way, and what waits behind it. */
interface Line {
  current: ServerResponse;
  waiting: [IncomingMessage, ServerResponse][];
}

/** @param begin called for a request once its connection has no other under way */
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
