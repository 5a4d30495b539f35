/** The pack's drawn covers: as they are for pages, as JPEG for whoever shows a link to one. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { drawingToJpeg, JPEG_RECIPE } from '#domain/pictures/index.ts';
import { acceptsCoding } from './accepts-coding.ts';
import { createDrawnPictures } from './drawn-pictures.ts';

export const COVER_NAME = /^\/covers\/[a-z\d-]+\.(svg|jpg)$/;

/** A drawing opened by itself is a document: it may show itself and do nothing. */
export const COVER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Their names stay when they are drawn anew. */
const DAY = 'public, max-age=86400';

/** Bytes of all covers that are kept ready. */
const MAX_BYTES = 16 * 1024 * 1024;

interface Ready {
  etag: string;
  plain: Buffer;
  brotli: Buffer | null;
}

const compress = promisify(brotliCompress);

export async function covers(app: FastifyInstance, { contentDir }: { contentDir: string }) {
  const ready = new LRUCache<string, Ready>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, brotli }) => plain.length + (brotli?.length ?? 0),
  });
  const underWay = new Map<string, Promise<Ready>>();
  const drawnOf = createDrawnPictures((error) =>
    app.log.error({ err: error }, 'a cover could not be kept'),
  );

  async function make(path: string, isDrawing: boolean): Promise<Ready> {
    const drawing = await readFile(path);
    const plain = isDrawing
      ? drawing
      : await drawnOf(`${digestOf(JPEG_RECIPE, drawing)}.jpg`, () => drawingToJpeg(drawing));
    const etag = `W/"${digestOf(plain).slice(0, 22)}"`;
    return { etag, plain, brotli: isDrawing ? await compress(plain) : null };
  }

  /** Several askers wait for one picture. */
  async function makeOnce(key: string, path: string, isDrawing: boolean): Promise<Ready> {
    const cover = underWay.get(key) ?? make(path, isDrawing);
    underWay.set(key, cover);
    try {
      ready.set(key, await cover);
      return await cover;
    } finally {
      underWay.delete(key);
    }
  }

  app.get<{ Params: { name: string } }>('/covers/:name', async ({ params, headers }, reply) => {
    const [, name, ending] = /^([a-z\d-]+)\.(svg|jpg)$/.exec(params.name) ?? [];
    const path = join(contentDir, `media/covers/${name}.svg`);
    const file = name && (await stat(path).catch(() => null));
    if (!file) return reply.callNotFound();
    const key = `${params.name} ${file.mtimeMs}`;
    const cover = ready.get(key) ?? (await makeOnce(key, path, ending === 'svg'));

    reply.headers({ 'cache-control': DAY, etag: cover.etag });
    if (ending === 'svg')
      reply.headers({ vary: 'accept-encoding', 'content-security-policy': COVER_POLICY });
    // Others show the share image beside a link to the page.
    else reply.header('cross-origin-resource-policy', 'cross-origin');
    if (headers['if-none-match']?.includes(cover.etag)) return reply.code(304).send();
    reply.type(ending === 'svg' ? 'image/svg+xml' : 'image/jpeg');
    if (cover.brotli && acceptsCoding(headers['accept-encoding'], 'br')) {
      return reply.header('content-encoding', 'br').send(cover.brotli);
    }
    return reply.send(cover.plain);
  });
}

function digestOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}
