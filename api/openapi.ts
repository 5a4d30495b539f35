/** The description of the API, made from the same schemas that check its requests. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

export const OPENAPI_PATH = '/api/openapi.json';

/** Must be registered before the routes that it describes. */
export async function registerOpenApi(app: FastifyInstance, { title }: { title: string }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Everything that the site shows and every form it offers. Errors are problem details ' +
          '(RFC 9457). Times are epoch milliseconds.',
      },
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
  });
  app.get(OPENAPI_PATH, { schema: { hide: true } }, () => app.swagger());
}
