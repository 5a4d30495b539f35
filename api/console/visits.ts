import type { FastifyInstance } from 'fastify';
import { exportVisits, readVisitReport } from '#domain/content/visits/index.ts';
import { createExporter } from './exporter.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

export function visitRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;

  serveCall(app, services, 'getVisits', ({ permit, query, now }) =>
    readVisitReport(permit, db, query.period, { ...services.visits(), now }),
  );

  const send = createExporter();
  serveCall(app, services, 'exportVisits', ({ permit, query, now, reply }) =>
    send(reply, 'visits', () =>
      exportVisits(permit, db, query.period, { ...services.visits(), now }),
    ),
  );
}
