/** How many connections there may be, and how they end. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which a client may read its last answer and still send what it had begun. */
const LINGERING = 2000;

/**
 * Beyond `most`, a new connection takes the place of the one that has waited longest for a whole request, and is
 * closed itself where all others have one under way.
 *
 * A connection that ends is first closed for writing and read on for a moment: closed for both while its
 * client sends, it would be reset, and the client could lose the answer.
 */
export function boundConnections(server: Server, most: number): void {
  /** How many requests each has under way. Of those without one, the one that has waited longest comes first. */
  const open = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
    // How Node's server ends a connection after its last answer.
    socket.destroySoon = () => endSoon(socket);
    if (open.size > most) makeRoom(open);
  });
  server.on('request', ({ socket }, response) => {
    const begun = open.get(socket);
    if (begun === undefined) return;
    open.set(socket, begun + 1);
    response.once('close', () => {
      const underWay = open.get(socket);
      if (underWay === undefined) return;
      // From now on it waits: behind all others.
      if (underWay === 1) open.delete(socket);
      open.set(socket, underWay - 1);
    });
  });
}

function makeRoom(open: Map<Socket, number>): void {
  for (const [socket, underWay] of open) {
    if (underWay > 0) continue;
    open.delete(socket);
    socket.destroy();
    return;
  }
}

/** Ends a connection whose last answer is written. */
export function endSoon(socket: Socket): void {
  if (socket.destroyed) return;
  socket.end();
  const end = setTimeout(() => socket.destroy(), LINGERING);
  socket.once('close', () => clearTimeout(end));
}
