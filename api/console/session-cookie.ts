/** The console's cookies: `__Host-`, `Secure` and `HttpOnly`. */
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LIFETIME } from '#contract/console/session.ts';
import { CLIENT_LIFETIME, readActor, SSO_FLOW_LIFETIME } from '#domain/staff/accounts/index.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import type { Db } from '#domain/support/database.ts';

/**
 * Browsers refuse this prefix without `Secure`, with a `Domain`, or with a `Path` other than `/`.
 */
export const SESSION_COOKIE = '__Host-desk';

/** Identifies a browser that has signed in before (`known-clients.ts`). Grants no access. */
export const CLIENT_COOKIE = '__Host-desk-client';

/** Binds a sign-in at the provider of single sign-on to the browser that began it. */
export const SSO_COOKIE = '__Host-desk-sso';

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...ATTRIBUTES, maxAge: SESSION_LIFETIME / 1000 });
}

export function setClientCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(CLIENT_COOKIE, token, { ...ATTRIBUTES, maxAge: CLIENT_LIFETIME / 1000 });
}

export function setSsoCookie(reply: FastifyReply, value: string): void {
  reply.setCookie(SSO_COOKIE, value, { ...ATTRIBUTES, maxAge: SSO_FLOW_LIFETIME / 1000 });
}

export function clearSsoCookie(reply: FastifyReply): void {
  reply.clearCookie(SSO_COOKIE, ATTRIBUTES);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, ATTRIBUTES);
}

/** The member who is signed in at this request, or null. @param at as `readActor` takes it */
export function readSignedInActor(
  db: Db,
  { cookies }: FastifyRequest,
  at: { now: number; isUse: boolean },
): Promise<Actor | null> {
  const token = cookies[SESSION_COOKIE];
  return token ? readActor(db, token, at) : Promise.resolve(null);
}
