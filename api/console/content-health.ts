import type { FastifyInstance } from 'fastify';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

export function contentHealthRoutes(app: FastifyInstance, services: ConsoleServices): void {
  serveCall(app, services, 'getContentHealth', ({ permit, now }) =>
    services.contentHealth(permit, now),
  );
}
