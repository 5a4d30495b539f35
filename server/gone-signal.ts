import type { FastifyReply } from 'fastify';
import { ProblemError } from '#contract/problem.ts';

/** Aborts when the connection closes, so that nothing is done for whoever has left. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new ProblemError('malformed', 'The connection was closed'));
  if (raw.closed || raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
