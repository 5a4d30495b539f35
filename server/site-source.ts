/** Where the React site comes from: the build, or Vite while somebody works on it. */
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { siteFile } from './build-folder.ts';
import { createSite, type Site, type SiteEntry } from './built-site.ts';

interface SiteSource {
  site: () => Promise<Site> | Site;
  /** Adds what the site needs on the server besides its pages. */
  attach: (app: FastifyInstance) => void;
}

export async function openSite(isDevelopment: boolean): Promise<SiteSource> {
  if (isDevelopment) return openWithVite();
  const built = pathToFileURL(siteFile).href;
  const site = createSite((await import(built)) as SiteEntry);
  return { site: () => site, attach: () => undefined };
}

async function openWithVite(): Promise<SiteSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
  });
  return {
    site: async () => {
      const entry = await vite.ssrLoadModule('/app/entry.server.tsx');
      return createSite(entry as unknown as SiteEntry);
    },
    attach: (app) => {
      app.addHook('onRequest', async ({ raw }, reply) => {
        const isHandled = await new Promise<boolean>((resolve) => {
          reply.raw.once('close', () => resolve(true));
          vite.middlewares(raw, reply.raw, () => resolve(false));
        });
        if (isHandled) reply.hijack();
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
