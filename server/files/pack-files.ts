/**
 * Serves the pack's drawings, videos, fonts and papers unchanged, and covers as JPEG for link
 * previews.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disconnectSignal, networkOf } from '#api/http/client.ts';
import { bestCoding, etagOf, isNotModified } from '#delivery/page-response.ts';
import { downloadPath } from '#domain/content/downloads.ts';
import { versionOf } from '#domain/content/pack/media-url.ts';
import { drawingToJpeg, JPEG_RECIPE } from '#domain/content/pictures/index.ts';
import { DrawnPictures } from './drawn-pictures.ts';
import { FOREVER } from './pictures.ts';

/** Files of entries, which may exist only on another host. */
export const COVER_NAME = /^\/(covers\/[a-z\d-]+\.(svg|jpg)|scenes\/[a-z\d_-]+\.svg)$/;

/** All files except those given for a name and an e-mail address. No segment begins with a dot. */
const PACK_FILE =
  /^\/(?!sessions\/|papers\/)([^/\\.][^/\\]*\/){1,2}[^/\\.][^/\\]*\.(svg|webp|mp4|webm|vtt|woff2)$/;
const COVER_JPEG = /^\/covers\/[a-z\d-]+\.jpg$/;

/** A drawing opened by itself is a document: it may show itself and do nothing else. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Files keep their names when they change, so only a URL with the current version lasts. */
const DAY = 'public, max-age=86400';

interface FileRequest {
  Params: Record<string, string>;
  Querystring: { v?: string };
}

/** Differs whenever covers are drawn differently. */
const JPEG_VERSION = createHash('sha256').update(JPEG_RECIPE).digest('hex').slice(0, 10);

const compress = promisify(brotliCompress);

export async function packFiles(app: FastifyInstance, { contentDir }: { contentDir: string }) {
  const pictures = new DrawnPictures((error) =>
    app.log.error({ err: error }, 'a cover could not be cached'),
  );

  async function sendDrawing(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, version, isJpeg }: { path: string; version: string; isJpeg: boolean },
  ) {
    const { headers, method } = request;
    const name = isJpeg ? `${version}-${JPEG_VERSION}` : version;
    const etag = etagOf(name);
    reply.header('etag', etag);
    if (!isJpeg)
      reply.headers({ vary: 'accept-encoding', 'content-security-policy': DRAWING_POLICY });
    // Other sites show the share image with a link to the page.
    else reply.header('cross-origin-resource-policy', 'cross-origin');
    if (isNotModified(request, etag)) return reply.code(304).send();
    reply.type(isJpeg ? 'image/jpeg' : 'image/svg+xml');
    const isCompressed = !isJpeg && bestCoding(headers['accept-encoding']) === 'br';
    if (isCompressed) reply.header('content-encoding', 'br');
    // A HEAD request need not wait until it is made.
    if (method === 'HEAD') return reply.send();
    if (!isJpeg && !isCompressed) return reply.send(await readFile(path));
    const make = async () => (isJpeg ? drawingToJpeg : compress)(await readFile(path));
    const cacheName = `${name}.${isJpeg ? 'jpg' : 'svg.br'}`;
    return reply.send(
      await pictures.get(cacheName, make, networkOf(request.ip), disconnectSignal(reply)),
    );
  }

  async function answer(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const path = `/${Object.values(request.params).join('/')}`;
    const isJpeg = COVER_JPEG.test(path);
    if (!isJpeg && !PACK_FILE.test(path)) return reply.callNotFound();
    const file = `media${path.replace(/\.jpg$/, '.svg')}`;
    const version = versionOf(contentDir, file);
    if (!version) return reply.callNotFound();
    reply.header('cache-control', request.query.v === version ? FOREVER : DAY);
    if (!file.endsWith('.svg')) return reply.sendFile(file, { cacheControl: false });
    return sendDrawing(request, reply, { path: join(contentDir, file), version, isJpeg });
  }
  for (const url of ['/:folder/:name', '/:folder/:inner/:name']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: answer });
  }
}

/** A video or paper that is given for a name and an e-mail address. */
export const DOWNLOAD_NAME = /^\/(sessions|papers)\/[\da-f]{20}\/[a-z\d-]+\.(mp4|pdf)$/;

export async function downloads(app: FastifyInstance, { contentDir }: { contentDir: string }) {
  for (const path of ['/sessions/:digest/:name', '/papers/:digest/:name']) {
    app.get(path, ({ url }, reply) => {
      const file = downloadPath(contentDir, url.replace(/\?.*$/s, ''));
      if (!file) return reply.callNotFound();
      // The URL is all that is needed, so search engines must not lead past the form.
      reply.headers({ 'cache-control': FOREVER, 'x-robots-tag': 'noindex' });
      return reply.sendFile(file, { cacheControl: false });
    });
  }
}
