import type { FastifyInstance } from 'fastify';
import { getEntryForm } from '#domain/content/forms/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

export function entryFormRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { packSource, site } = services;
  serveCall(app, services, 'getEntryForm', async ({ permit, query }) => ({
    ...(await getEntryForm(permit, await packSource(), query.file)),
    timeZone: site().timeZone,
  }));
}
