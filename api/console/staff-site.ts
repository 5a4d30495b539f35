/** What the sign-in calls read from a request and write to its response. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#api/http/client.ts';
import type { Session } from '#contract/console/session.ts';
import { ProblemError } from '#contract/problem.ts';
import {
  type Client,
  clientName,
  describeSession,
  type Entered,
  readActor,
  relyingParty,
  STAFF_SECRET,
  type StaffSite,
} from '#domain/staff/accounts/index.ts';
import type { DeskServices } from './services.ts';
import { CLIENT_COOKIE, SESSION_COOKIE, setClient, setSession } from './session-cookie.ts';

export async function staffSite(services: DeskServices): Promise<StaffSite> {
  return {
    db: services.db,
    secret: await services.secret(STAFF_SECRET),
    brand: services.brand(),
    relyingParty: relyingParty(services.origin()),
  };
}

export function clientOf(
  { hashIp }: DeskServices,
  { ip, headers, cookies }: FastifyRequest,
): Client {
  return {
    network: hashIp(networkOf(ip)),
    words: clientName(headers['user-agent'] ?? ''),
    clientToken: cookies[CLIENT_COOKIE],
    sessionToken: cookies[SESSION_COOKIE],
  };
}

/** Sets the cookies. @returns the session, as the console shows it */
export async function entered(
  { db }: DeskServices,
  { token, clientToken }: Pick<Entered, 'token' | 'clientToken'>,
  { reply, now }: { reply: FastifyReply; now: number },
): Promise<Session> {
  const actor = await readActor(db, token, { now });
  if (!actor) throw new ProblemError('not-signed-in', 'Your session has ended');
  setSession(reply, token);
  setClient(reply, clientToken);
  return describeSession(db, actor);
}
