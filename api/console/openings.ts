import type { FastifyInstance } from 'fastify';
import { changeOpening } from '#domain/hiring/change-opening.ts';
import { listOpenings } from '#domain/hiring/list-openings.ts';
import { serveCall } from './serve-call.ts';
import type { DeskServices } from './services.ts';

export function openingRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db, announceContentChange } = services;
  serveCall(app, services, 'listOpenings', ({ permit, now }) => listOpenings(permit, db, now));
  serveCall(app, services, 'changeOpening', ({ permit, params, body, now }) =>
    changeOpening(permit, db, { slug: params.slug, asked: body, now, announceContentChange }),
  );
}
