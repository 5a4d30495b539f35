/** What programs that follow links may read, and where the list of pages is. */
import type { FastifyInstance } from 'fastify';
import { sendCacheable } from './send-cacheable.ts';

export async function robots(app: FastifyInstance, { publicUrl }: { publicUrl: () => string }) {
  app.get('/robots.txt', (request, reply) => {
    // Pages come whole, so nothing below /api/ is needed to show one. Those that must not be found
    // say so themselves, and have to be read for that.
    const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl()}/sitemap.xml`];
    return sendCacheable(request, reply, {
      type: 'text/plain; charset=utf-8',
      text: `${lines.join('\n')}\n`,
    });
  });
}
