import type { FastifyInstance } from 'fastify';
import { listMissedSearches } from '#domain/content/search/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

export function searchRoutes(app: FastifyInstance, services: ConsoleServices): void {
  serveCall(app, services, 'listMissedSearches', ({ permit, query }) =>
    listMissedSearches(permit, services.db, query.sort),
  );
}
