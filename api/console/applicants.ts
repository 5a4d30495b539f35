import type { FastifyInstance } from 'fastify';
import {
  countApplicants,
  exportApplicants,
  getApplicant,
  listApplicants,
} from '#domain/hiring/applicants/index.ts';
import { applicantDependencies } from './applicant-dependencies.ts';
import { createExporter } from './exporter.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Reading and exporting applications. */
export function applicantRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, applicantIndex } = services;
  const searched = { db, applicantIndex };
  serveCall(app, services, 'listApplicants', ({ permit, query }) =>
    listApplicants(permit, searched, query),
  );
  serveCall(app, services, 'countApplicants', ({ permit, query }) =>
    countApplicants(permit, searched, query),
  );
  serveCall(app, services, 'getApplicant', ({ permit, params, now }) =>
    getApplicant(permit, db, { id: params.id, now }, applicantDependencies(services)),
  );
  const send = createExporter();
  serveCall(app, services, 'exportApplicants', ({ permit, query, now, reply }) =>
    send(reply, 'applicants', () => exportApplicants(permit, searched, query, now)),
  );
}
