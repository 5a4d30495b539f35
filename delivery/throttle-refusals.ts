/** Refusals (429, 503) leave one after the other, so that floods wait instead of the pages. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

interface Throttle {
  /** So many leave at once after a quiet second, and so many a second in the long run. */
  perSecond: number;
  /** So many wait; who comes on top of them is answered at once, and the connection ends. */
  queueLength: number;
}

/** Too many requests of one client, or of all of them. */
const REFUSALS = new Set([429, 503]);

const THROTTLE: Throttle = { perSecond: 100, queueLength: 1000 };

/**
 * Whoever sends the next request when the last one is answered gets nowhere faster than this, over
 * however many connections; who comes once in a while is answered at once.
 */
export function throttleRefusals(
  app: FastifyInstance,
  { perSecond, queueLength } = THROTTLE,
): void {
  const waiting = new Set<() => void>();
  let free = perSecond;
  let timer: NodeJS.Timeout | undefined;
  let isDraining = false;

  const tick = () => {
    const [next] = waiting;
    if (next) next();
    else free++;
    if (free < perSecond) return;
    clearInterval(timer);
    timer = undefined;
  };

  const waitForSlot = (response: ServerResponse) =>
    new Promise<void>((resolve) => {
      const done = () => {
        waiting.delete(done);
        response.off('close', done);
        resolve();
      };
      waiting.add(done);
      // A client that has gone leaves the queue.
      response.once('close', done);
    });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!REFUSALS.has(reply.statusCode) || isDraining) return payload;
    // Whoever watches over the program is not kept waiting.
    if (request.routeOptions.config.isProbe) return payload;
    timer ??= setInterval(tick, 1000 / perSecond).unref();
    if (free > 0) free--;
    else if (waiting.size < queueLength) await waitForSlot(reply.raw);
    // Not without an answer: a proxy in front would take this server for broken.
    else reply.header('connection', 'close');
    return payload;
  });

  app.addHook('preClose', async () => {
    isDraining = true;
    clearInterval(timer);
    for (const leave of waiting) leave();
  });
}
