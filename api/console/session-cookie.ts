/** The desk's cookies: for this host alone, over TLS alone, out of scripts' reach. */
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LIFETIME } from '#contract/console/session.ts';
import { CLIENT_LIFETIME, readActor } from '#domain/staff/accounts/index.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import type { Db } from '#domain/support/database.ts';

/** The prefix makes browsers refuse it without `Secure`, with a `Domain`, or for another path. */
export const SESSION_COOKIE = '__Host-desk';

/** Says which browser it is, to those who have signed in with it (`known-clients.ts`). Opens nothing. */
export const CLIENT_COOKIE = '__Host-desk-client';

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

export function setSession(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...ATTRIBUTES, maxAge: SESSION_LIFETIME / 1000 });
}

export function setClient(reply: FastifyReply, token: string): void {
  reply.setCookie(CLIENT_COOKIE, token, { ...ATTRIBUTES, maxAge: CLIENT_LIFETIME / 1000 });
}

export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, ATTRIBUTES);
}

/** The member who is signed in at this request, or null. @param at as `readActor` takes it */
export function actorOf(
  db: Db,
  { cookies }: FastifyRequest,
  at: { now: number; isUse: boolean },
): Promise<Actor | null> {
  const token = cookies[SESSION_COOKIE];
  return token ? readActor(db, token, at) : Promise.resolve(null);
}
