/** The OpenAPI description, generated from the schemas that validate requests. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

export const OPENAPI_PATH = '/api/openapi.json';

const PUBLIC =
  'All content and forms of the public site. Errors are problem details ' +
  '(RFC 9457). Times are epoch milliseconds.';

interface Described {
  title: string;
  /** Path of the description. */
  path?: string;
  description?: string;
  /** Tells of a path whether it is described. */
  isServed?: (path: string) => boolean;
}

/** Must be registered before the routes that it describes. */
export async function registerOpenApi(
  app: FastifyInstance,
  { title, path = OPENAPI_PATH, description = PUBLIC, isServed = () => true }: Described,
) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description,
      },
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
  });
  app.get(path, { schema: { hide: true } }, () => {
    const document = app.swagger();
    const paths = Object.entries(document.paths ?? {}).filter(([served]) => isServed(served));
    return { ...document, paths: Object.fromEntries(paths) };
  });
}
