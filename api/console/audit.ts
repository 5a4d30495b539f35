import type { FastifyInstance } from 'fastify';
import { exportAudit, listAudit } from '#domain/staff/audit.ts';
import { oneExport } from './one-export.ts';
import { serveCall } from './serve-call.ts';
import type { DeskServices } from './services.ts';

/** Reading and exporting the audit log. */
export function auditRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db } = services;

  serveCall(app, services, 'listAudit', ({ permit, query }) => listAudit(permit, db, query));

  const send = oneExport();
  serveCall(app, services, 'exportAudit', ({ permit, query, now, reply }) =>
    send(reply, 'record', () => exportAudit(permit, db, query, now)),
  );
}
