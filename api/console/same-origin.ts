import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#contract/problem.ts';

/**
 * Refuses what changes something unless the browser says that a page of this very site asks for it.
 * @param origin of the site
 * @throws ProblemError `forbidden`
 */
export function requireSameOrigin(
  { headers, protocol, host }: FastifyRequest,
  origin: string,
): void {
  const { 'sec-fetch-site': site, origin: from } = headers;
  // Whoever sends both must mean the same.
  const isSame = site === undefined ? from !== undefined : site === 'same-origin';
  const isOurs = from === undefined || from === origin || from === `${protocol}://${host}`;
  if (isSame && isOurs) return;
  throw new ProblemError('forbidden', 'The desk takes changes from its own pages only');
}
