import type { FastifyInstance } from 'fastify';
import { disconnectSignal } from '#api/http/client.ts';
import { NEW_PACK_LIMITS, NEW_PACK_MESSAGES } from '#contract/console/new-pack-limits.ts';
import { makePack } from '#domain/content/new-pack/make-pack.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** The pack of another company. */
export function newPackRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, packWork: work } = services;

  serveCall(app, services, 'getNewPackQuestions', async () => {
    // Loaded when needed: it is asked for once in the life of a site.
    const { formSections } = await import('#domain/content/new-pack/index.ts');
    return { sections: formSections() };
  });

  serveCall(
    app,
    services,
    'makePack',
    ({ permit, body: form, now, reply }) =>
      makePack(permit, { db, work, now }, { form, signal: disconnectSignal(reply) }),
    { bodyLimit: NEW_PACK_LIMITS.body, tooLarge: NEW_PACK_MESSAGES.tooLarge },
  );
}
