/** Connections: how many there may be, how each of them ends, and how the last end with the process. */
import cluster from 'node:cluster';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

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

/** Whether this process has been asked to end. From then on each answer ends its connection. */
export interface Ending {
  hasBegun: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    ending: Ending;
  }
}

export function announceEnding(app: FastifyInstance, ending: Ending): void {
  app.decorate('ending', ending);
  // Also where nothing was announced, as when a test closes it.
  app.addHook('preClose', async () => {
    ending.hasBegun = true;
  });
}

/** Milliseconds for a turn without a new connection; then listening ends all the same. */
const LATEST = 500;

/** Milliseconds of a turn in which hardly a connection can have arrived unseen. */
const SHORT_TURN = 1;

/**
 * Milliseconds: `quiet` without a connection before listening ends, in which clients that are active come
 * to have held requests, and `release` until these begin. The first process of `node:cluster` listens for
 * its workers until the last has closed. It takes up to 100 to pass a connection on, and resets those of
 * a worker that has closed. All workers have closed when the first releases its requests, whose clients
 * then connect elsewhere.
 */
const IN_WORKERS = { quiet: 100, release: LATEST };
const ALONE = { quiet: 20, release: 0 };

/**
 * Milliseconds after which a connection that has sent nothing is ended: browsers open some in advance, and
 * Node would wait for their first request.
 */
const SILENCE = 500;

/**
 * The system resets connections that it has set up and this process has not taken yet when it stops
 * listening. So requests are held back for a moment first: clients that wait for an answer open no new
 * connections, and after a short turn of the event loop without one the system's queue is empty. In a turn
 * that takes long, connections may arrive behind the moment at which Node took the waiting ones.
 */
export class LastConnections {
  readonly #wait: typeof ALONE;
  #held: (() => void)[] | undefined;

  constructor(wait = cluster.isWorker ? IN_WORKERS : ALONE) {
    this.#wait = wait;
  }

  /** Begins requests as they come, and those of the last moment once listening has ended. */
  heldBack(begin: RequestListener): RequestListener {
    return (request, response) => {
      if (this.#held) this.#held.push(() => begin(request, response));
      else begin(request, response);
    };
  }

  /** From now on the server closes in this way. */
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
    let turnBegan = Number.NEGATIVE_INFINITY;
    const note = () => {
      lastArrival = performance.now();
    };
    const look = () => {
      const now = performance.now();
      const hasArrived = lastArrival >= turnBegan || now - lastArrival < this.#wait.quiet;
      const isQuiet = !hasArrived && now - turnBegan < SHORT_TURN;
      if (!isQuiet && now - begun < LATEST) {
        turnBegan = now;
        setImmediate(look);
        return;
      }
      server.off('connection', note);
      close();
      setTimeout(() => this.#release(), this.#wait.release);
    };
    this.#held = [];
    server.on('connection', note);
    setImmediate(look);
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
  for (const socket of open) if (socket.bytesRead === 0) endSoon(socket);
}
