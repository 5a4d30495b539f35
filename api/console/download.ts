import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface Download {
  /** Without its ending. */
  name: string;
  type: 'csv' | 'json';
  /** In the order in which they are written. */
  pieces: AsyncIterable<string>;
  /** Epoch milliseconds: the day stands in the file's name. */
  now: number;
}

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** A file to be stored, written piece by piece as it is read: however long it is, little of it is in memory. */
export function sendDownload(
  reply: FastifyReply,
  { name, type, pieces, now }: Download,
): FastifyReply {
  const day = new Date(now).toISOString().slice(0, 10);
  return reply
    .header('content-disposition', `attachment; filename="${name}-${day}.${type}"`)
    .type(MEDIA_TYPES[type])
    .send(Readable.from(pieces));
}
