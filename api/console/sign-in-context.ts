/** Everything that the sign-in calls read from a request and write to its response. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#api/http/client.ts';
import type { Session } from '#contract/console/session.ts';
import { ProblemError } from '#contract/problem.ts';
import {
  type Client,
  describeClient,
  describeSession,
  readActor,
  relyingParty,
  type SessionTokens,
  STAFF_SECRET,
  type StaffSite,
} from '#domain/staff/accounts/index.ts';
import type { ConsoleServices } from './services.ts';
import {
  CLIENT_COOKIE,
  SESSION_COOKIE,
  setClientCookie,
  setSessionCookie,
} from './session-cookie.ts';

export async function staffSite(services: ConsoleServices): Promise<StaffSite> {
  return {
    db: services.db,
    secret: await services.secret(STAFF_SECRET),
    brand: services.brand(),
    relyingParty: relyingParty(services.origin()),
    issuer: services.identityProvider?.issuer ?? null,
  };
}

export function readClient(
  { hashIp }: ConsoleServices,
  { ip, headers, cookies }: FastifyRequest,
): Client {
  return {
    network: hashIp(networkOf(ip)),
    description: describeClient(headers['user-agent'] ?? ''),
    clientToken: cookies[CLIENT_COOKIE],
    sessionToken: cookies[SESSION_COOKIE],
  };
}

/** Sets the cookies. @returns the session, as the console shows it */
export async function sendSession(
  { db }: ConsoleServices,
  { token, clientToken }: Pick<SessionTokens, 'token' | 'clientToken'>,
  { reply, now }: { reply: FastifyReply; now: number },
): Promise<Session> {
  const actor = await readActor(db, token, { now });
  if (!actor) throw new ProblemError('not-signed-in', 'Your session has ended');
  setSessionCookie(reply, token);
  setClientCookie(reply, clientToken);
  return describeSession(db, actor);
}
