import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ProblemError } from '#contract/problem.ts';

/** Milliseconds after which an export is aborted that the client has not read to its end. */
const TIMEOUT = 10 * 60_000;

/** Seconds for `Retry-After`. */
const RETRY_AFTER = 10;

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/**
 * Streams exports from the database, one at a time in this process. Reading stops when the client
 * disconnects.
 * @throws ProblemError `unavailable` while another export is running, and errors of `begin`
 */
export function createExporter(type: keyof typeof MEDIA_TYPES = 'csv') {
  let isBusy = false;
  return async (
    reply: FastifyReply,
    name: string,
    begin: () => Promise<AsyncIterable<string>>,
  ): Promise<FastifyReply> => {
    if (isBusy) {
      const detail = 'Another export is in progress. Try again when it is finished.';
      throw new ProblemError('unavailable', detail, { retryAfter: RETRY_AFTER });
    }
    isBusy = true;
    const { raw } = reply;
    const end = () => {
      clearTimeout(timer);
      isBusy = false;
    };
    const timer = setTimeout(() => raw.destroy(), TIMEOUT).unref();
    try {
      const text = await begin();
      if (raw.destroyed) end();
      else raw.once('close', end);
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type(MEDIA_TYPES[type])
        .header('content-disposition', `attachment; filename="${name}-${day}.${type}"`)
        .send(Readable.from(text));
    } catch (error) {
      end();
      throw error;
    }
  };
}
