/** Which documents the browser may fetch before somebody goes to them. */
import type { FastifyInstance } from 'fastify';
import { sendCacheable } from './send-cacheable.ts';

const PATH = '/speculation-rules.json';

/** Sent with each page: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Speculation-Rules */
export const SPECULATION_RULES = { 'speculation-rules': `"${PATH}"` };

/**
 * Pages of this site whose links are pointed at or, on a phone, come to rest in view. A search costs
 * more than a page, and a file or another tab is no next page. Browsers that save data do without.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?(.+)', '/*.*', '/api/*'] } },
          { not: { selector_matches: '[download], [target], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export async function speculationRules(app: FastifyInstance) {
  const text = JSON.stringify(RULES);
  app.get(PATH, (request, reply) =>
    sendCacheable(request, reply, { type: 'application/speculationrules+json', text }),
  );
}
