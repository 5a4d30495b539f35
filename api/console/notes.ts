import type { FastifyInstance } from 'fastify';
import { addNote, editNote, removeNote } from '#domain/hiring/applicants/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Internal notes of staff about applications. */
export function noteRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;
  serveCall(app, services, 'addNote', ({ permit, params, body, now }) =>
    addNote(permit, db, { ...body, applicationId: params.id, now }),
  );
  serveCall(app, services, 'editNote', ({ permit, params: { id }, body, now }) =>
    editNote(permit, db, { ...body, id, now }),
  );
  serveCall(app, services, 'removeNote', async ({ permit, params: { id }, now }) => {
    await removeNote(permit, db, { id, now });
    return undefined;
  });
}
