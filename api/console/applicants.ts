import type { FastifyInstance } from 'fastify';
import {
  countApplicants,
  exportApplicants,
  getApplicant,
  listApplicants,
} from '#domain/hiring/applicants/index.ts';
import { applicantParts } from './applicant-parts.ts';
import { oneExport } from './one-export.ts';
import { serveCall } from './serve-call.ts';
import type { DeskServices } from './services.ts';

/** Reading and exporting applications. */
export function applicantRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db, applicantIndex } = services;
  const searched = { db, applicantIndex };
  serveCall(app, services, 'listApplicants', ({ permit, query }) =>
    listApplicants(permit, searched, query),
  );
  serveCall(app, services, 'countApplicants', ({ permit, query }) =>
    countApplicants(permit, searched, query),
  );
  serveCall(app, services, 'getApplicant', ({ permit, params, now }) =>
    getApplicant(permit, db, { id: params.id, now }, applicantParts(services)),
  );
  const send = oneExport();
  serveCall(app, services, 'exportApplicants', ({ permit, query, now, reply }) =>
    send(reply, 'applicants', () => exportApplicants(permit, searched, query, now)),
  );
}
