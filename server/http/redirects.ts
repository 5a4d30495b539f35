/** Redirects the brand's former URLs (`redirects` in `site.yaml`) to the current ones, in one hop. */
import type { FastifyInstance } from 'fastify';
import type { Site } from '#contract/site.ts';

type Redirects = NonNullable<Site['redirects']>;

/** @param brand of the current pack, which an editor can change while the site runs */
export function redirects(app: FastifyInstance, brand: () => Pick<Site, 'redirects'>): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const { redirects } = brand();
    if (!redirects || (method !== 'GET' && method !== 'HEAD')) return;
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    const target = targetOf(path.replace(/(?<=.)\/$/, ''), redirects);
    if (target !== undefined) return reply.redirect(target + query, 301);
  });
}

/** The last part of a path that stands for any name. */
const NAME = /:\w+$/;

function targetOf(path: string, redirects: Redirects): string | undefined {
  if (Object.hasOwn(redirects, path)) return redirects[path];
  const [, parent = '', name = ''] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const pattern = Object.keys(redirects).find(
    (from) => NAME.test(from) && from.replace(NAME, '') === parent,
  );
  if (pattern === undefined) return undefined;
  const target = redirects[pattern] ?? '';
  const text = decode(name);
  // Encoded, because slashes in the name could lead to another host.
  return text === undefined ? undefined : target.replace(NAME, () => encodeURIComponent(text));
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
