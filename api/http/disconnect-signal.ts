import type { FastifyReply } from 'fastify';
import { ProblemError } from '#contract/problem.ts';

/** Aborts when the client disconnects, so that no work is done for an answer that has no reader. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new ProblemError('malformed', 'The connection was closed'));
  if (raw.closed || raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
