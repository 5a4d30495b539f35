import type { FastifyInstance } from 'fastify';
import {
  addPasskey,
  describeSession,
  endOtherSessions,
  endSession,
  newPasskeyOptions,
  newRecoveryCodes,
  newTotp,
  readAccount,
  removePasskey,
  renamePasskey,
  renameSelf,
  setPassword,
} from '#domain/staff/accounts/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';
import { clearSessionCookie, setClientCookie } from './session-cookie.ts';
import { readClient, staffSite } from './sign-in-context.ts';

/** The signed-in member's name, sign-in factors and sessions. */
export function accountRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;

  serveCall(app, services, 'getAccount', ({ actor, now }) => readAccount(db, actor, now));

  serveCall(app, services, 'renameSelf', async ({ actor, body, now }) =>
    describeSession(db, await renameSelf(db, actor, body.name, now)),
  );

  serveCall(app, services, 'newPasskeyOptions', async ({ actor, now }) =>
    newPasskeyOptions(await staffSite(services), actor, now),
  );

  serveCall(app, services, 'addPasskey', async ({ actor, body, now }) => {
    await addPasskey(await staffSite(services), actor, { ...body, now });
    return readAccount(db, actor, now);
  });

  serveCall(app, services, 'renamePasskey', async ({ actor, params, body, now }) => {
    await renamePasskey(db, actor, { id: params.id, name: body.name });
    return readAccount(db, actor, now);
  });

  serveCall(app, services, 'removePasskey', async ({ actor, params, now }) => {
    await removePasskey(await staffSite(services), actor, params.id, now);
    return readAccount(db, actor, now);
  });

  serveCall(app, services, 'newTotp', async ({ actor }) =>
    newTotp(await staffSite(services), actor),
  );

  serveCall(app, services, 'setPassword', async ({ actor, body, now, request, reply }) => {
    const input = { ...body, clientToken: readClient(services, request).clientToken, now };
    const result = await setPassword(await staffSite(services), actor, input);
    setClientCookie(reply, result.clientToken);
    return { account: await readAccount(db, actor, now), recoveryCodes: result.recoveryCodes };
  });

  serveCall(app, services, 'newRecoveryCodes', async ({ actor, now }) =>
    newRecoveryCodes(await staffSite(services), actor, now),
  );

  serveCall(app, services, 'endSession', async ({ actor, params, now, reply }) => {
    await endSession(db, actor, params.id, now);
    if (params.id === actor.sessionId) clearSessionCookie(reply);
    return readAccount(db, actor, now);
  });

  serveCall(app, services, 'endOtherSessions', async ({ actor, now }) => {
    await endOtherSessions(db, actor, now);
    return readAccount(db, actor, now);
  });
}
