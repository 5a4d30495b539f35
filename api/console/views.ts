import type { FastifyInstance } from 'fastify';
import { listViews, removeView, saveView } from '#domain/staff/saved-views.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Named filters of one member. */
export function viewRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;
  serveCall(app, services, 'listViews', ({ actor }) => listViews(actor, db));
  serveCall(app, services, 'saveView', ({ actor, body, now }) =>
    saveView(actor, db, { ...body, now }),
  );
  serveCall(app, services, 'removeView', async ({ actor, params: { id } }) => {
    await removeView(actor, db, id);
    return undefined;
  });
}
