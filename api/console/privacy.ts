import type { FastifyInstance } from 'fastify';
import {
  erasePerson,
  exportPerson,
  planPersonErasure,
  readRetention,
  runRetention,
} from '#domain/inbox/privacy/index.ts';
import { createExporter } from './exporter.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Export and erasure of one person, and retention. */
export function privacyRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, retention, kinds } = services;
  const send = createExporter('json');

  serveCall(app, services, 'exportPerson', ({ permit, body, now, reply }) =>
    send(reply, 'person', () => exportPerson(permit, db, body.email, now, kinds)),
  );

  serveCall(app, services, 'planErasure', ({ permit, body }) =>
    planPersonErasure(permit, db, body.email, kinds),
  );

  serveCall(app, services, 'erasePerson', async ({ permit, body, now }) => ({
    counts: await erasePerson(permit, db, body.email, now, kinds),
  }));

  serveCall(app, services, 'getRetention', ({ permit, now }) =>
    readRetention(permit, db, retention, now, kinds),
  );

  serveCall(app, services, 'runRetention', ({ permit, now }) =>
    runRetention(permit, db, retention, now, kinds),
  );
}
