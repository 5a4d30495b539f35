import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import { headerText } from '#contract/text-rules.ts';

/**
 * Refuses a post that a page of another site has sent, in a line of the log: where `PUBLIC_URL` or
 * `TRUST_PROXY` is wrong, our own pages look like another site, and the line says what was compared.
 * @param publicUrl where the site's pages are, besides the host that was posted to
 * @throws ProblemError
 */
export function refuseForeign(request: FastifyRequest, publicUrl: string): void {
  const { headers, protocol, host, log } = request;
  const { origin } = headers;
  if (origin === undefined || origin === publicUrl) return;
  const own = hostOf(`${protocol}://${host}`);
  if (own !== undefined && hostOf(origin) === own) return;
  log.warn(
    { origin: headerText(origin), host: headerText(host) },
    'a post from another site was refused',
  );
  throw new ProblemError('forbidden', 'This form takes posts from its own site only');
}

/** Without a port that goes without saying. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
