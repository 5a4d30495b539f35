import type { FastifyInstance } from 'fastify';
import { exportAudit, listAudit } from '#domain/staff/audit.ts';
import { createExporter } from './exporter.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Reading and exporting the audit log. */
export function auditRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;

  serveCall(app, services, 'listAudit', ({ permit, query }) => listAudit(permit, db, query));

  const send = createExporter();
  serveCall(app, services, 'exportAudit', ({ permit, query, now, reply }) =>
    send(reply, 'audit-log', () => exportAudit(permit, db, query, now)),
  );
}
