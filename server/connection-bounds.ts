/** How many connections there may be, and how they end. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { OPEN_FILES } from './open-files.ts';

/** Milliseconds in which a client may read its last answer and still send what it had begun. */
const LINGERING = 2000;

/**
 * Beyond `most`, new connections are closed; shortly before, those that are idle.
 *
 * A connection that ends is first closed for writing and read on for a moment: closed for both while its
 * client sends, it would be reset, and the client could lose the answer.
 */
export function boundConnections(server: Server, most: number = OPEN_FILES.connections): void {
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open++;
    socket.once('close', () => open--);
    // How Node's server ends a connection after its last answer.
    socket.destroySoon = () => endSoon(socket);
    if (open > most) socket.destroy();
    else if (open === Math.ceil(most * 0.9)) server.closeIdleConnections();
  });
}

/** Ends a connection whose last answer is written. */
export function endSoon(socket: Socket): void {
  if (socket.destroyed) return;
  socket.end();
  const end = setTimeout(() => socket.destroy(), LINGERING);
  socket.once('close', () => clearTimeout(end));
}
