/**
 * The rest of a body whose answer is known already is read and thrown away: a connection that
 * is closed while its client sends is reset, and the client may never see the answer. It is read at a
 * bounded pace, and TCP slows the senders down: left alone, Node reads up to 2 MB of each connection
 * before it looks at the next one, and a flood of refused uploads would hold up the pages.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#api/http/client.ts';
import type { Ending } from './connections.ts';
import { createFairSemaphore } from './fair-semaphore.ts';

/** Bytes that a client may send in vain; then the connection is cut. */
const MOST = 16 * 1024 * 1024;

/**
 * Chunks, of 64 KiB at most, that are thrown away at the same time, and connections that wait to be
 * read from: beyond that, those of the network with the most of them are cut.
 */
const CHUNKS = { running: 4, runningEach: 2, waiting: 1000 };

/** A client that sends less than these bytes in so many milliseconds is cut off: it has its answer. */
const PACE = { bytes: 64 * 1024, period: 2000 };

/** Milliseconds that each chunk takes its place: 50 MB/s are read of all, half of it of a network. */
const PAUSE = 5;

/** Keeps connections that Fastify would end. To be called before what ends them on purpose. */
export function keepRefusedConnections(app: FastifyInstance, ending: Ending): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    // Fastify's own way to be rid of the rest.
    if (isUnread(raw) && !ending.hasBegun) reply.removeHeader('connection');
    return payload;
  });
}

/** To be called after the hooks that make answers wait: while they do, nothing is read. */
export function discardUnreadBodies(app: FastifyInstance): void {
  const withPermit = createFairSemaphore(
    CHUNKS,
    () => new Error('Too many bodies are left unread'),
  );

  async function discard(raw: IncomingMessage, network: string): Promise<void> {
    let seen = 0;
    const ours = createStopwatch();
    // While it waits for us, a client counts as one that keeps the pace.
    const paced = () => seen + (ours.elapsed() / PACE.period) * PACE.bytes;
    const stopWatch = watchPace(paced, () => raw.destroy());
    raw.unpipe();
    try {
      for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
        seen += chunk.length;
        if (seen > MOST) throw new Error('The client goes on and on');
        ours.start();
        await withPermit(pause, network);
        ours.stop();
      }
    } finally {
      stopWatch();
    }
  }

  app.addHook('onSend', async ({ raw, ip }, _reply, payload) => {
    if (isUnread(raw)) void discard(raw, networkOf(ip)).catch(() => raw.destroy());
    return payload;
  });
}

const isUnread = (raw: IncomingMessage) => !raw.complete && !raw.destroyed;

const pause = () => new Promise<void>((done) => setTimeout(done, PAUSE));

/** @param seen bytes so far */
function watchPace(seen: () => number, tooSlow: () => void): () => void {
  let before = 0;
  const watch = setInterval(() => {
    const now = seen();
    if (now - before < PACE.bytes) tooSlow();
    before = now;
  }, PACE.period);
  return () => clearInterval(watch);
}

function createStopwatch() {
  let sum = 0;
  let since: number | undefined;
  const elapsed = () => sum + (since === undefined ? 0 : performance.now() - since);
  return {
    elapsed,
    start: () => {
      since = performance.now();
    },
    stop: () => {
      sum = elapsed();
      since = undefined;
    },
  };
}
