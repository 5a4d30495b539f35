import type { FastifyInstance } from 'fastify';
import { inboxKinds } from '#domain/inbox/console-inbox/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** The console copy of the pack: stages, reasons, templates, inbox kinds and topics. */
export function consoleFactsRoutes(app: FastifyInstance, services: ConsoleServices): void {
  serveCall(app, services, 'getConsoleFacts', async () => {
    const { stages, reasons, templates } = services.consoleCopy();
    return {
      stages: stages.map(({ isEnd = false, id, label, publicLabel = null }) => ({
        id,
        label,
        publicLabel,
        isEnd,
      })),
      reasons,
      templates,
      kinds: inboxKinds(services.kinds),
      topics: services.topics().map(({ id, label }) => ({ id, label })),
    };
  });
}
