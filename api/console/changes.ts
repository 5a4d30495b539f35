import type { FastifyInstance } from 'fastify';
import { CHANGES_TIMEOUT } from '#contract/console/console-facts.ts';
import { ChangeFeed } from '#domain/staff/change-feed.ts';
import { maySeeTopic, publicTopic } from '#domain/staff/console-changes.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** The long poll for changes by other members. */
export function changeRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const feed = new ChangeFeed(services.db, CHANGES_TIMEOUT * 1000);
  // Waiting requests would delay the end of the process.
  app.addHook('preClose', async () => feed.close());

  serveCall(app, services, 'waitForChanges', async ({ actor, query, request, reply }) => {
    const disconnect = new AbortController();
    if (reply.raw.destroyed || request.raw.destroyed) disconnect.abort();
    else reply.raw.once('close', () => disconnect.abort());
    const batch = await feed.listen({
      since: query.since,
      sessionId: actor.sessionId,
      isVisible: (topic) => maySeeTopic(actor, topic),
      signal: disconnect.signal,
    });
    // A keep-alive connection would delay the end of the process.
    if (feed.isClosed) reply.header('connection', 'close');
    return { ...batch, changed: batch.changed.map(publicTopic) };
  });
}
