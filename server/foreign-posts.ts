import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import { headerText } from '#contract/text-rules.ts';

/**
 * Refuses a post that a page of another site has sent, in a line of the log: where `PUBLIC_URL` or
 * `TRUST_PROXY` is wrong, our own pages look like another site, and the line says what was compared.
 * @param url that was posted to, under the host that it was sent to
 * @throws ProblemError
 */
export function refuseForeign({ headers, log }: FastifyRequest, url: URL): void {
  const { origin } = headers;
  if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === url.host)) return;
  log.warn({ origin: headerText(origin), host: url.host }, 'a post from another site was refused');
  throw new ProblemError('forbidden', 'This form takes posts from its own site only');
}
