import type { FastifyInstance } from 'fastify';
import { registerOpenApi } from '#api/openapi.ts';
import { CONSOLE_API } from '#contract/console/call.ts';
import { consoleApi } from './plugin.ts';
import type { DeskServices } from './services.ts';

export const CONSOLE_OPENAPI_PATH = '/api/console/openapi.json';

/** The desk's API below its prefix, and its description, which the public one has nothing of. */
export async function describedConsoleApi(
  app: FastifyInstance,
  { title, desk }: { title: string; desk: DeskServices },
): Promise<void> {
  await registerOpenApi(app, {
    path: CONSOLE_OPENAPI_PATH,
    title: `${title}: the desk's API`,
    description:
      'What staff work with. A session is a cookie; each change must come from a page of this site. ' +
      'Errors are problem details (RFC 9457). Times are epoch milliseconds.',
  });
  await app.register(consoleApi, { prefix: CONSOLE_API, desk });
}
