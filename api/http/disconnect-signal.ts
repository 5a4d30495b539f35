import type { FastifyReply } from 'fastify';
import { ProblemError } from '#contract/problem.ts';

/** Aborts when the client disconnects, so that nothing is done for whoever has left. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new ProblemError('malformed', 'The connection was closed'));
  if (raw.closed || raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
