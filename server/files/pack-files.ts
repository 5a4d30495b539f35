/** The pack's drawings, films, fonts and papers as they are; a cover also as JPEG, for previews of links. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disconnectSignal, networkOf } from '#api/http/client.ts';
import { bestCoding, etagOf, isNotModified } from '#delivery/answer.ts';
import { downloadPath } from '#domain/content/downloads.ts';
import { versionOf } from '#domain/content/pack/media-url.ts';
import { drawingToJpeg, JPEG_RECIPE } from '#domain/content/pictures/index.ts';
import { DrawnPictures } from './drawn-pictures.ts';
import { FOR_EVER } from './pictures.ts';

/** What entries show, which another host may have alone. */
export const COVER_NAME = /^\/(covers\/[a-z\d-]+\.(svg|jpg)|scenes\/[a-z\d_-]+\.svg)$/;

/** All but what is given for a name and an e-mail address; no part begins with a dot. */
const PACK_FILE =
  /^\/(?!sessions\/|papers\/)([^/\\.][^/\\]*\/){1,2}[^/\\.][^/\\]*\.(svg|webp|mp4|webm|vtt|woff2)$/;
const COVER_JPEG = /^\/covers\/[a-z\d-]+\.jpg$/;

/** A drawing opened by itself is a document: it may show itself and do nothing. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Their names stay when they are drawn anew: only a URL with the version of today's lasts. */
const DAY = 'public, max-age=86400';

interface Named {
  Params: Record<string, string>;
  Querystring: { v?: string };
}

/** Another name where covers are drawn in another way. */
const JPEG_NAME = createHash('sha256').update(JPEG_RECIPE).digest('hex').slice(0, 10);

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
    const name = isJpeg ? `${version}-${JPEG_NAME}` : version;
    const etag = etagOf(name);
    reply.header('etag', etag);
    if (!isJpeg)
      reply.headers({ vary: 'accept-encoding', 'content-security-policy': DRAWING_POLICY });
    // Others show the share image beside a link to the page.
    else reply.header('cross-origin-resource-policy', 'cross-origin');
    if (isNotModified(request, etag)) return reply.code(304).send();
    reply.type(isJpeg ? 'image/jpeg' : 'image/svg+xml');
    const isCompressed = !isJpeg && bestCoding(headers['accept-encoding']) === 'br';
    if (isCompressed) reply.header('content-encoding', 'br');
    // Whoever only asks whether it is there need not wait until it is made.
    if (method === 'HEAD') return reply.send();
    if (!isJpeg && !isCompressed) return reply.send(await readFile(path));
    const make = async () => (isJpeg ? drawingToJpeg : compress)(await readFile(path));
    const made = `${name}.${isJpeg ? 'jpg' : 'svg.br'}`;
    return reply.send(
      await pictures.get(made, make, networkOf(request.ip), disconnectSignal(reply)),
    );
  }

  async function answer(request: FastifyRequest<Named>, reply: FastifyReply) {
    const path = `/${Object.values(request.params).join('/')}`;
    const isJpeg = COVER_JPEG.test(path);
    if (!isJpeg && !PACK_FILE.test(path)) return reply.callNotFound();
    const file = `media${path.replace(/\.jpg$/, '.svg')}`;
    const version = versionOf(contentDir, file);
    if (!version) return reply.callNotFound();
    reply.header('cache-control', request.query.v === version ? FOR_EVER : DAY);
    if (!file.endsWith('.svg')) return reply.sendFile(file, { cacheControl: false });
    return sendDrawing(request, reply, { path: join(contentDir, file), version, isJpeg });
  }
  for (const url of ['/:folder/:name', '/:folder/:inner/:name']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: answer });
  }
}

/** A film or paper that is given for a name and an e-mail address. */
export const DOWNLOAD_NAME = /^\/(sessions|papers)\/[\da-f]{20}\/[a-z\d-]+\.(mp4|pdf)$/;

export async function downloads(app: FastifyInstance, { contentDir }: { contentDir: string }) {
  for (const path of ['/sessions/:digest/:name', '/papers/:digest/:name']) {
    app.get(path, ({ url }, reply) => {
      const file = downloadPath(contentDir, url.replace(/\?.*$/s, ''));
      if (!file) return reply.callNotFound();
      // Found by their URL alone; search engines shall not lead past the form.
      reply.headers({ 'cache-control': FOR_EVER, 'x-robots-tag': 'noindex' });
      return reply.sendFile(file, { cacheControl: false });
    });
  }
}
