import type { FastifyInstance } from 'fastify';
import {
  describeSession,
  passkeyProofOptions,
  passkeySignInOptions,
  proveByPasskey,
  proveByPassword,
  signInByPasskey,
  signInByPassword,
  signOut,
} from '#domain/staff/accounts/index.ts';
import { countSignIn } from './count-sign-in.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { readClient, sendSession, staffSite } from './sign-in-context.ts';

/** Signing in and out, and renewing the proof of identity. */
export function sessionRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;

  serveCall(app, services, 'getSession', ({ actor }) => describeSession(db, actor));

  serveCall(app, services, 'passkeySignInOptions', async ({ now }) =>
    passkeySignInOptions(await staffSite(services), now),
  );

  serveCall(app, services, 'signInByPasskey', async ({ body, now, request, reply }) => {
    const input = { ...body, client: readClient(services, request), now };
    const site = await staffSite(services);
    const tokens = await countSignIn('passkey', () => signInByPasskey(site, input));
    return sendSession(services, tokens, { reply, now });
  });

  serveCall(app, services, 'signInByPassword', async ({ body, now, request, reply }) => {
    const input = { ...body, client: readClient(services, request), now };
    const site = await staffSite(services);
    const tokens = await countSignIn('password', () => signInByPassword(site, input));
    return sendSession(services, tokens, { reply, now });
  });

  serveCall(app, services, 'signOut', async ({ actor, now, reply }) => {
    await signOut(db, actor, now);
    clearSessionCookie(reply);
    reply.header('clear-site-data', '"cache"');
    return undefined;
  });

  serveCall(app, services, 'passkeyProofOptions', async ({ actor, now }) =>
    passkeyProofOptions(await staffSite(services), actor, now),
  );

  serveCall(app, services, 'proveByPasskey', async ({ actor, body, now, reply }) => {
    const input = { ...body, now };
    setSessionCookie(reply, await proveByPasskey(await staffSite(services), actor, input));
    return describeSession(db, actor);
  });

  serveCall(app, services, 'proveByPassword', async ({ actor, body, now, reply }) => {
    const input = { ...body, now };
    setSessionCookie(reply, await proveByPassword(await staffSite(services), actor, input));
    return describeSession(db, actor);
  });
}
