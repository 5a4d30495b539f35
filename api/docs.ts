/** The API's reference page. Scalar takes megabytes, so it is loaded with the first request. */
import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { OPENAPI_PATH } from './openapi.ts';

const DOCS_PATH = '/api/docs';

/** Placeholder in the page, replaced by a new nonce in each response. */
const NONCE = 'nonce-of-this-answer';

/** Scalar adds its styles at run time, so they need a nonce instead of hashes. */
const policyFor = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export async function registerDocs(app: FastifyInstance, { title }: { title: string }) {
  let reference: Promise<FastifyInstance> | undefined;
  for (const url of [DOCS_PATH, `${DOCS_PATH}/*`]) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      reference ??= openReference(title);
      const { statusCode, headers, payload } = await (await reference).inject(request.url);
      const { location, 'content-type': type = 'text/plain' } = headers;
      if (location) return reply.redirect(String(location), statusCode);
      reply.code(statusCode).type(String(type));
      if (!String(type).startsWith('text/html')) {
        reply.header('cache-control', 'max-age=3600');
        return reply.send(STYLES_BEFORE_SCALAR + payload);
      }
      const nonce = randomBytes(18).toString('base64');
      return reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': policyFor(nonce) })
        .send(payload.replaceAll(NONCE, nonce));
    });
  }
}

/** A second server that never listens, as plugins cannot be added to one that does. */
async function openReference(title: string): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const inner = Fastify();
  await inner.register(scalar, {
    routePrefix: DOCS_PATH,
    configuration: {
      url: OPENAPI_PATH,
      pageTitle: title,
      nonce: NONCE,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
    },
  });
  return inner;
}

/**
 * Runs before Scalar, which adds style elements and attributes without the page's nonce. Elements
 * get the nonce, and attributes are set through the CSSOM, which the policy allows.
 */
const STYLES_BEFORE_SCALAR = `(() => {
  const { nonce } = document.currentScript;
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (name, options) {
    const element = createElement.call(this, name, options);
    if (/^style$/i.test(name)) element.nonce = nonce;
    return element;
  };
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style') this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  // Code blocks arrive as HTML with a style attribute for the width of line numbers.
  const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(Element.prototype, 'innerHTML', {
    get,
    set(html) {
      set.call(this, String(html).replace(/(<code class="[^"]*") style="/g, '$1 data-style="'));
      for (const code of (this.content ?? this).querySelectorAll('code[data-style]')) {
        code.style.cssText = code.dataset.style;
        code.removeAttribute('data-style');
      }
    },
  });
  // Otherwise zod tests whether it may compile schemas, which the policy reports as a violation.
  globalThis.__zod_globalConfig = { jitless: true };
})();
`;
