/** Limits open connections, and closes them without losing responses, also at shutdown. */
import cluster from 'node:cluster';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for a client to read its last response and finish sending. */
const LINGER = 2000;

/**
 * Over `most`, a new connection replaces the one that has waited longest for a whole request, or is
 * closed itself if all others have a request in flight.
 *
 * A connection is first closed for writing and still read for a moment. Closing both directions
 * while the client sends would reset the connection, and the client could lose the response.
 */
export function limitConnections(server: Server, most: number): void {
  /** Requests in flight per connection. Idle connections are in order, longest idle first. */
  const open = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
    // Node's server calls this after the last response.
    socket.destroySoon = () => closeGracefully(socket);
    if (open.size > most) makeRoom(open);
  });
  server.on('request', ({ socket }, response) => {
    const begun = open.get(socket);
    if (begun === undefined) return;
    open.set(socket, begun + 1);
    response.once('close', () => {
      const inFlight = open.get(socket);
      if (inFlight === undefined) return;
      // The connection is idle now, so it goes behind all others.
      if (inFlight === 1) open.delete(socket);
      open.set(socket, inFlight - 1);
    });
  });
}

function makeRoom(open: Map<Socket, number>): void {
  for (const [socket, inFlight] of open) {
    if (inFlight > 0) continue;
    open.delete(socket);
    socket.destroy();
    return;
  }
}

/** Ends a connection after its last response is written. */
export function closeGracefully(socket: Socket): void {
  if (socket.destroyed) return;
  socket.end();
  const end = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(end));
}

/** Whether shutdown has begun. From then on each response ends its connection. */
export interface Shutdown {
  hasBegun: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    shutdown: Shutdown;
  }
}

export function trackShutdown(app: FastifyInstance, shutdown: Shutdown): void {
  app.decorate('shutdown', shutdown);
  // Also set if the app is closed without a signal, as in tests.
  app.addHook('preClose', async () => {
    shutdown.hasBegun = true;
  });
  // A request that began earlier would otherwise keep its connection open until its idle timeout.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (shutdown.hasBegun) reply.header('connection', 'close');
    return payload;
  });
}

/** Maximum milliseconds to wait for a quiet moment before listening ends anyway. */
const MAX_WAIT = 500;

/** Milliseconds of an event loop iteration in which an unseen connection is unlikely. */
const SHORT_TURN = 1;

/**
 * Milliseconds. Listening ends after `quiet` without a new connection, in which requests of active
 * clients are held back; they begin `release` later. The primary process of `node:cluster` listens
 * for its workers until the last has closed. It takes up to 100 to pass a connection on, and resets
 * connections of a closed worker. So requests are released only when all workers have closed, and
 * their clients then connect elsewhere.
 */
const IN_WORKERS = { quiet: 100, release: MAX_WAIT };
const SINGLE_PROCESS = { quiet: 20, release: 0 };

/**
 * Milliseconds after which a connection that has sent nothing is ended. Browsers open some in
 * advance, and Node would wait for their first request.
 */
const SILENCE = 500;

/**
 * When a process stops listening, the system resets connections that are established but not yet
 * accepted. So requests are first held back for a moment: clients that wait for a response open no
 * new connections, and after a short event loop iteration without one the system's queue is empty.
 * In a long iteration, connections may arrive after Node has accepted the waiting ones.
 */
export class GracefulClose {
  readonly #wait: typeof SINGLE_PROCESS;
  #held: (() => void)[] | undefined;

  constructor(wait = cluster.isWorker ? IN_WORKERS : SINGLE_PROCESS) {
    this.#wait = wait;
  }

  /** Wraps a listener: requests begin immediately, or after listening has ended if held back. */
  holdBack(begin: RequestListener): RequestListener {
    return (request, response) => {
      if (this.#held) this.#held.push(() => begin(request, response));
      else begin(request, response);
    };
  }

  /** Makes `server.close` wait for a quiet moment. */
  watch(server: Server): void {
    const open = openConnections(server);
    const close = server.close.bind(server);
    server.close = (done) => {
      if (server.listening) {
        this.#whenQuiet(server, () => {
          close(done);
          setTimeout(() => endSilent(open), SILENCE).unref();
        });
      } else {
        close(done);
      }
      return server;
    };
  }

  #whenQuiet(server: Server, close: () => void): void {
    const begun = performance.now();
    let lastArrival = begun;
    let turnStartedAt = Number.NEGATIVE_INFINITY;
    const recordArrival = () => {
      lastArrival = performance.now();
    };
    const poll = () => {
      const now = performance.now();
      const hasArrived = lastArrival >= turnStartedAt || now - lastArrival < this.#wait.quiet;
      const isQuiet = !hasArrived && now - turnStartedAt < SHORT_TURN;
      if (!isQuiet && now - begun < MAX_WAIT) {
        turnStartedAt = now;
        setImmediate(poll);
        return;
      }
      server.off('connection', recordArrival);
      close();
      setTimeout(() => this.#release(), this.#wait.release);
    };
    this.#held = [];
    server.on('connection', recordArrival);
    setImmediate(poll);
  }

  #release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const begin of held) begin();
  }
}

function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

function endSilent(open: ReadonlySet<Socket>): void {
  for (const socket of open) if (socket.bytesRead === 0) closeGracefully(socket);
}
