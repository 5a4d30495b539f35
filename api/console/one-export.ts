import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ProblemError } from '#contract/problem.ts';

/** Milliseconds after which an export that its reader does not take to its end is broken off. */
const LONGEST = 10 * 60_000;

/** Seconds after which another one may have its turn. */
const BUSY_FOR = 10;

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/**
 * Sends exports, one at a time in this process, each as it is read from the database. What nobody reads any
 * more is read no further.
 * @throws ProblemError `unavailable` while another one is being sent; what `begin` throws
 */
export function oneExport(type: keyof typeof MEDIA_TYPES = 'csv') {
  let isBusy = false;
  return async (
    reply: FastifyReply,
    name: string,
    begin: () => Promise<AsyncIterable<string>>,
  ): Promise<FastifyReply> => {
    if (isBusy) {
      const detail = 'Another export is being made; try again once it is done';
      throw new ProblemError('unavailable', detail, { retryAfter: BUSY_FOR });
    }
    isBusy = true;
    const { raw } = reply;
    const end = () => {
      clearTimeout(timer);
      isBusy = false;
    };
    const timer = setTimeout(() => raw.destroy(), LONGEST).unref();
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
