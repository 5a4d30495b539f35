/** Serves the brand's files at fixed URLs, which systems request by name, and the web manifest. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Site } from '#contract/site.ts';
import { etagOf, isNotModified } from '#delivery/page-response.ts';
import type { LimitFiles } from './open-files.ts';

/** In `media/icons/` of the pack; `npm run content -- icons` writes them. */
const FILES = new Set([
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share.jpg',
]);

const DAY = 'public, max-age=86400';
const HOUR = 'public, max-age=3600';

interface BrandFileOptions {
  contentDir: string;
  /** The brand of the current pack. */
  brand: () => Site;
  boundFiles: LimitFiles;
}

export async function brandFiles(
  app: FastifyInstance,
  { contentDir, brand, boundFiles }: BrandFileOptions,
) {
  boundFiles(app);
  await app.register(fastifyStatic, {
    root: join(contentDir, 'media/icons'),
    prefix: '/icons/',
    cacheControl: false,
    dotfiles: 'deny',
    allowedPath: (path) => FILES.has(path.replace(/^\//, '')),
    setHeaders: (reply) => {
      reply.header('cache-control', DAY);
      // Other sites show the share image with a link to this one.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.ico'));

  app.get('/site.webmanifest', (request, reply) => {
    const manifest = webManifest(brand());
    const etag = etagOf(manifest);
    reply.headers({ 'cache-control': HOUR, etag });
    if (isNotModified(request, etag)) return reply.code(304).send();
    return reply.type('application/manifest+json').send(manifest);
  });
}

function webManifest({ name, tagline, description, appColors }: Site): string {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: `${name}: ${tagline}`,
    short_name: name,
    description,
    lang: 'en',
    start_url: '/',
    // A site of pages needs the browser's own back button.
    display: 'minimal-ui',
    theme_color: appColors.theme,
    background_color: appColors.background,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
