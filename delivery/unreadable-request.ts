import type { Socket } from 'node:net';
import { ProblemError } from '#contract/problem.ts';
import { endSoon } from './connection-bounds.ts';

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
