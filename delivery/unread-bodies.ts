/**
 * Discards the rest of a refused body. Closing a connection while its client sends would reset it,
 * and the client might never see the response. Bodies are read at a bounded pace, so TCP slows the
 * senders down. By default Node reads up to 2 MB of each connection before the next one, and a
 * flood of refused uploads would delay pages.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#api/http/client.ts';
import type { Shutdown } from './connections.ts';
import { createFairSemaphore } from './fair-semaphore.ts';

/** Discarded bytes after which the connection is cut. */
const MAX_DISCARDED = 16 * 1024 * 1024;

/**
 * Chunks of up to 64 KiB that are discarded at the same time, and connections that wait to be read.
 * If the queue is full, connections of the network with the most are cut.
 */
const CHUNKS = { running: 4, runningPerClient: 2, waiting: 1000 };

/**
 * A client that sends fewer `bytes` in `period` milliseconds is cut off, as it has its response.
 */
const PACE = { bytes: 64 * 1024, period: 2000 };

/** Milliseconds that each chunk holds its permit: 50 MB/s in total, half of that per network. */
const PAUSE = 5;

/** Keeps connections that Fastify would close. Call it before hooks that close them on purpose. */
export function keepConnectionsOpen(app: FastifyInstance, ending: Shutdown): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    // Fastify closes the connection to discard the rest.
    if (isUnread(raw) && !ending.hasBegun) reply.removeHeader('connection');
    return payload;
  });
}

/** Call it after the hooks that delay responses, as nothing is read while they wait. */
export function discardUnreadBodies(app: FastifyInstance): void {
  const withPermit = createFairSemaphore(
    CHUNKS,
    () => new Error('Too many refused bodies are waiting to be discarded'),
  );

  async function discard(raw: IncomingMessage, network: string): Promise<void> {
    let received = 0;
    const ours = createStopwatch();
    // The time in which the client waits for this server counts as sending at full pace.
    const paced = () => received + (ours.elapsed() / PACE.period) * PACE.bytes;
    const stopWatch = watchPace(paced, () => raw.destroy());
    raw.unpipe();
    try {
      for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
        received += chunk.length;
        if (received > MAX_DISCARDED)
          throw new Error('The client has sent too many bytes after a refusal');
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

/** @param received returns the bytes received so far */
function watchPace(received: () => number, tooSlow: () => void): () => void {
  let previous = 0;
  const watch = setInterval(() => {
    const now = received();
    if (now - previous < PACE.bytes) tooSlow();
    previous = now;
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
