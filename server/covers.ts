/** The pack's drawings: as they are for pages; a cover also as JPEG, for whoever shows a link to one. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#api/rate-limits.ts';
import { drawingToJpeg, JPEG_RECIPE } from '#domain/pictures/index.ts';
import { etagOf, isNotModified } from './conditional-requests.ts';
import { bestCoding } from './content-coding.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { createDrawnPictures } from './drawn-pictures.ts';

export const COVER_NAME = /^\/(covers\/[a-z\d-]+\.(svg|jpg)|scenes\/[a-z\d_-]+\.svg)$/;

/** A drawing opened by itself is a document: it may show itself and do nothing. */
export const COVER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Their names stay when they are drawn anew. */
const DAY = 'public, max-age=86400';

interface Named {
  Params: { folder: string; name: string };
}

const compress = promisify(brotliCompress);

export async function covers(app: FastifyInstance, { contentDir }: { contentDir: string }) {
  const pictureOf = createDrawnPictures((error) =>
    app.log.error({ err: error }, 'a cover could not be cached'),
  );

  async function answer(request: FastifyRequest<Named>, reply: FastifyReply) {
    const { params, headers, method } = request;
    const { folder, name } = params;
    const isKnown = COVER_NAME.test(`/${folder}/${name}`);
    const path = join(contentDir, 'media', folder, name.replace(/\.jpg$/, '.svg'));
    const drawing = isKnown ? await readFile(path).catch(() => null) : null;
    if (!drawing) return reply.callNotFound();
    const isDrawing = name.endsWith('.svg');
    const digest = digestOf(isDrawing ? '' : JPEG_RECIPE, drawing);
    const etag = etagOf(digest);

    reply.headers({ 'cache-control': DAY, etag });
    if (isDrawing)
      reply.headers({ vary: 'accept-encoding', 'content-security-policy': COVER_POLICY });
    // Others show the share image beside a link to the page.
    else reply.header('cross-origin-resource-policy', 'cross-origin');
    if (isNotModified(request, etag)) return reply.code(304).send();
    reply.type(isDrawing ? 'image/svg+xml' : 'image/jpeg');
    const isCompressed = isDrawing && bestCoding(headers['accept-encoding']) === 'br';
    if (isCompressed) reply.header('content-encoding', 'br');
    // Whoever only asks whether it is there need not wait until it is made.
    if (method === 'HEAD') return reply.send();
    if (isDrawing && !isCompressed) return reply.send(drawing);
    const [file, make] = isDrawing
      ? [`${digest}.svg.br`, () => compress(drawing)]
      : [`${digest}.jpg`, () => drawingToJpeg(drawing)];
    return reply.send(await pictureOf(file, make, networkOf(request.ip), disconnectSignal(reply)));
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/:folder(^(?:covers|scenes)$)/:name',
    handler: answer,
  });
}

function digestOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}
