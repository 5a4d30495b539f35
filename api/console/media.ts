/** The media library. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { disconnectSignal } from '#api/http/client.ts';
import { LIBRARY_MESSAGES, MEDIA_LIMITS, MEDIA_REFUSALS } from '#contract/media-files.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import {
  changeMedia,
  countMediaUses,
  deleteMedia,
  getUpload,
  listMedia,
  listUploads,
  mediaUses,
  noSuchFile,
  replaceMedia,
  restoreMedia,
  retryMedia,
  type UploadResult,
  uploadMedia,
  uploadNamed,
} from '#domain/content/media/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { type HandlerInput, serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

export function mediaRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, media } = services;
  const uses = async () => countMediaUses(await media.sources());

  /** All files, with the places that use them. */
  async function allItems(permit: Permit<'content.read'>) {
    const counts = await uses();
    const uploads = await listUploads(permit, db, counts);
    const paths = new Set(uploads.map(({ id }) => id));
    const ofPack = (await media.packFiles()).filter(({ id }) => !paths.has(id));
    return [...uploads, ...ofPack.map((file) => ({ ...file, uses: counts.get(file.id) ?? 0 }))];
  }

  serveCall(app, services, 'listMedia', async ({ permit, query }) =>
    listMedia(await allItems(permit), query, await media.sources()),
  );

  serveCall(app, services, 'getMedia', async ({ permit, query: { path } }) => {
    const item = (await allItems(permit)).find(({ id }) => id === path);
    if (!item) throw noSuchFile();
    return { ...item, places: await mediaUses(path, await media.sources()) };
  });

  serveCall(app, services, 'changeMedia', async ({ permit, params, body, now }) => {
    const path = uploadNamed(params.name);
    await changeMedia(permit, db, path, body, now);
    if (body.focus !== undefined) await media.afterChange(path);
    return getUpload(permit, db, path, await uses());
  });

  serveCall(app, services, 'deleteMedia', async ({ permit, params, now }) => {
    await deleteMedia(permit, db, { path: uploadNamed(params.name), uses: await uses(), now });
    return undefined;
  });

  serveCall(app, services, 'restoreMedia', async ({ permit, params, now }) => {
    await restoreMedia(permit, db, uploadNamed(params.name), now);
    return getUpload(permit, db, uploadNamed(params.name), await uses());
  });

  serveCall(app, services, 'retryMedia', async ({ permit, params, now }) => {
    await retryMedia(permit, db, uploadNamed(params.name), now);
    media.pollWork();
    return getUpload(permit, db, uploadNamed(params.name), await uses());
  });

  void app.register(async (scope) => uploadRoutes(scope, services, uses));
}

type UploadInput = Pick<HandlerInput<'uploadMedia'>, 'permit' | 'request' | 'reply'>;

/** The calls whose body is a file. Only these accept one. */
function uploadRoutes(
  app: FastifyInstance,
  services: ConsoleServices,
  uses: () => Promise<ReadonlyMap<string, number>>,
): void {
  const { db, media } = services;
  app.addContentTypeParser('application/octet-stream', (_request, stream, done) =>
    done(null, stream),
  );
  // Waiting uploads are on disk, and one at a time is in memory.
  const limit = pLimit(1);

  async function receive(
    { permit, request, reply }: UploadInput,
    store: (bytes: Buffer, signal: AbortSignal) => Promise<UploadResult>,
  ) {
    const body = fileIn(request);
    const signal = disconnectSignal(reply);
    const { path, notices } = await media.spool.withUpload(
      request,
      MEDIA_LIMITS.video,
      async (upload) => {
        await upload.store(body);
        if (upload.isTruncated) throw tooLarge();
        if (limit.pendingCount >= MEDIA_LIMITS.queue) throw queueFull();
        return limit(async () => {
          signal.throwIfAborted();
          return store(await upload.read(), signal);
        });
      },
    );
    media.pollWork();
    return { item: await getUpload(permit, db, path, await uses()), notices };
  }

  serveCall(app, services, 'uploadMedia', async ({ query, now, ...input }) =>
    receive(input, (bytes, signal) =>
      uploadMedia(
        input.permit,
        { db, work: media.work, now },
        { bytes, fileName: query.name, signal },
      ),
    ),
  );

  serveCall(app, services, 'replaceMedia', async ({ params, query, now, ...input }) => {
    const path = uploadNamed(params.name);
    const replaced = await receive(input, (bytes, signal) => {
      const file = { path, version: query.version, bytes, fileName: params.name, signal };
      return replaceMedia(input.permit, { db, work: media.work, now }, file);
    });
    await media.afterChange(path);
    return replaced;
  });
}

/** @throws ProblemError `wrong-type` or `too-large` */
function fileIn({ body, headers }: FastifyRequest): Readable {
  if (!(body instanceof Readable)) {
    throw new ProblemError('wrong-type', 'Send the file as application/octet-stream');
  }
  if (Number(headers['content-length']) > MEDIA_LIMITS.video) throw tooLarge();
  return body;
}

const tooLarge = () => fieldProblem('file', MEDIA_REFUSALS['video-too-large']);

const queueFull = () =>
  new ProblemError('unavailable', LIBRARY_MESSAGES.queueFull, { retryAfter: 60 });
