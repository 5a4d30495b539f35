import type { Socket } from 'node:net';
import { ProblemError } from '#contract/problem.ts';

/** Answers what is no HTTP, or too long to be a header, before there is a request to handle. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(new ProblemError('malformed', 'This is not a request we can read'));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
