/** Whether this process has been asked to end. From then on each answer ends its connection. */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    ending: Ending;
  }
}

export interface Ending {
  hasBegun: boolean;
}

export function announceEnding(app: FastifyInstance, ending: Ending): void {
  app.decorate('ending', ending);
  // Also where nothing was announced, as when a test closes it.
  app.addHook('preClose', async () => {
    ending.hasBegun = true;
  });
}
