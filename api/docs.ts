/** The API's reference page. Its parts weigh megabytes, so they are loaded when first asked for. */
import Fastify, { type FastifyInstance } from 'fastify';
import { OPENAPI_PATH } from './openapi.ts';

const DOCS_PATH = '/api/docs';

export async function registerDocs(app: FastifyInstance, { title }: { title: string }) {
  let reference: Promise<FastifyInstance> | undefined;
  for (const url of [DOCS_PATH, `${DOCS_PATH}/*`]) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      reference ??= openReference(title);
      const { statusCode, headers, payload } = await (await reference).inject(request.url);
      const { location, 'content-type': type = 'text/plain' } = headers;
      if (location) return reply.redirect(String(location), statusCode);
      return reply
        .code(statusCode)
        .header('cache-control', 'max-age=3600')
        .type(String(type))
        .send(payload);
    });
  }
}

/** A server of its own that never listens: plugins cannot be added to one that does. */
async function openReference(title: string): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const inner = Fastify();
  await inner.register(scalar, {
    routePrefix: DOCS_PATH,
    configuration: {
      url: OPENAPI_PATH,
      pageTitle: title,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
    },
  });
  return inner;
}
