import type { FastifyInstance } from 'fastify';
import {
  type CreatedLink,
  changeRole,
  endSessionsOf,
  invite,
  linkOrigin,
  listStaff,
  recoverStaff,
  removeStaff,
  revokeLink,
  STAFF_SECRET,
} from '#domain/staff/accounts/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Members, their roles and their links. */
export function staffRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, sendsMail: isMailed } = services;

  serveCall(app, services, 'listStaff', ({ permit, now }) => listStaff(permit, db, now));

  serveCall(app, services, 'invite', async ({ permit, body, now }) =>
    toNewLink(await invite(permit, await linkContext(now), body)),
  );

  serveCall(app, services, 'revokeLink', async ({ permit, params, now }) => {
    await revokeLink(permit, db, params.id, now);
    return undefined;
  });

  serveCall(app, services, 'changeRole', ({ permit, params, body, now }) =>
    changeRole(permit, db, { id: params.id, role: body.role, now }),
  );

  serveCall(app, services, 'removeStaff', async ({ permit, params, now }) => {
    await removeStaff(permit, db, params.id, now);
    return undefined;
  });

  serveCall(app, services, 'endStaffSessions', async ({ permit, params, now }) => ({
    ended: await endSessionsOf(permit, db, params.id, now),
  }));

  serveCall(app, services, 'recoverStaff', async ({ permit, params, now }) =>
    toNewLink(await recoverStaff(permit, await linkContext(now), params.id)),
  );

  const linkContext = async (now: number) => ({
    db,
    isMailed,
    now,
    secret: await services.secret(STAFF_SECRET),
  });

  function toNewLink({ path, expiresAt, replacesOlder }: CreatedLink) {
    if (isMailed) services.pollOutbox();
    const link = linkOrigin(services.origin()) + services.path + path;
    return { link, expiresAt, isMailed, replacesOlder };
  }
}
