/** `/robots.txt`: the paths that crawlers may read, and the URL of the sitemap. */
import type { FastifyInstance } from 'fastify';
import { sendCacheable } from './send-cacheable.ts';

export async function robots(app: FastifyInstance, { publicUrl }: { publicUrl: () => string }) {
  app.get('/robots.txt', (request, reply) => {
    // Pages are complete HTML, so nothing below /api/ is needed to show one. Pages that must not be
    // indexed say so themselves, so crawlers must be able to read them.
    const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl()}/sitemap.xml`];
    return sendCacheable(request, reply, {
      type: 'text/plain; charset=utf-8',
      text: `${lines.join('\n')}\n`,
    });
  });
}
