import type { FastifyInstance } from 'fastify';
import { registerOpenApi } from '#api/openapi.ts';
import { CONSOLE_API } from '#contract/console/call.ts';
import { consoleApi } from './plugin.ts';
import type { ConsoleServices } from './services.ts';

export const CONSOLE_OPENAPI_PATH = '/api/console/openapi.json';

/** Registers the console's API with its own OpenAPI description, apart from the public one. */
export async function registerConsoleRoutes(
  app: FastifyInstance,
  { title, services }: { title: string; services: ConsoleServices },
): Promise<void> {
  await registerOpenApi(app, {
    path: CONSOLE_OPENAPI_PATH,
    title: `${title}: console API`,
    description:
      'The API of the console. The session is a cookie, and changes must come from a page of this site. ' +
      'Errors are problem details (RFC 9457). Times are epoch milliseconds.',
  });
  await app.register(consoleApi, { prefix: CONSOLE_API, services });
}
