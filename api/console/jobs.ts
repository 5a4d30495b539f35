import type { FastifyInstance } from 'fastify';
import { changeJob } from '#domain/hiring/change-job.ts';
import { listConsoleJobs } from '#domain/hiring/list-console-jobs.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

export function jobRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, announceContentChange } = services;
  serveCall(app, services, 'listJobs', ({ permit, now }) => listConsoleJobs(permit, db, now));
  serveCall(app, services, 'changeJob', ({ permit, params, body, now }) =>
    changeJob(permit, db, { slug: params.slug, request: body, now, announceContentChange }),
  );
}
