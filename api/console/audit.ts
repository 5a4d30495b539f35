import type { FastifyInstance } from 'fastify';
import { exportAudit, listAudit } from '#domain/audit/index.ts';
import { sendDownload } from './download.ts';
import { serveCall } from './serve-call.ts';
import type { DeskServices } from './services.ts';

/** Who did what. */
export function auditRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db } = services;

  serveCall(app, services, 'listAudit', ({ permit, query }) => listAudit(permit, db, query));

  serveCall(app, services, 'exportAudit', async ({ permit, query, now, reply }) => {
    const pieces = await exportAudit(permit, db, query, now);
    return sendDownload(reply, { name: 'record', type: 'csv', pieces, now });
  });
}
