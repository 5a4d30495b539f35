import type { FastifyInstance } from 'fastify';
import { listDeliveries, retryDeliveries } from '#domain/messaging/deliveries/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Deliveries of emails and CRM records, and their retry. */
export function deliveryRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, kinds } = services;

  serveCall(app, services, 'listDeliveries', ({ permit, query, now }) =>
    listDeliveries(permit, db, query, { kinds, now }),
  );

  serveCall(app, services, 'retryDeliveries', async ({ permit, body, now }) => {
    const retried = await retryDeliveries(permit, db, body.ids, now);
    services.pollOutbox();
    return { retried };
  });
}
