import type { FastifyInstance } from 'fastify';
import { CHANGES_WAIT } from '#contract/console/desk.ts';
import { ChangeFeed } from '#domain/staff/change-feed.ts';
import { hears, toldTopic } from '#domain/staff/desk-changes.ts';
import { serveCall } from './serve-call.ts';
import type { DeskServices } from './services.ts';

/** The long poll for changes by other members. */
export function changeRoutes(app: FastifyInstance, services: DeskServices): void {
  const feed = new ChangeFeed(services.db, CHANGES_WAIT * 1000);
  // Waiting requests would delay the end of the process.
  app.addHook('preClose', async () => feed.close());

  serveCall(app, services, 'waitForChanges', async ({ actor, query, request, reply }) => {
    const disconnect = new AbortController();
    if (reply.raw.destroyed || request.raw.destroyed) disconnect.abort();
    else reply.raw.once('close', () => disconnect.abort());
    const batch = await feed.listen({
      since: query.since,
      sessionId: actor.sessionId,
      hears: (topic) => hears(actor, topic),
      signal: disconnect.signal,
    });
    // A keep-alive connection would delay the end of the process.
    if (feed.isClosed) reply.header('connection', 'close');
    return { ...batch, changed: batch.changed.map(toldTopic) };
  });
}
