import type { FastifyInstance } from 'fastify';
import {
  type Accepted,
  acceptByPasskey,
  acceptByPassword,
  linkPasskeyOptions,
  linkTotp,
  readLink,
} from '#domain/staff/accounts/index.ts';
import { type Asked, serveCall } from './serve-call.ts';
import type { DeskServices } from './services.ts';
import { clientOf, entered, staffSite } from './staff-site.ts';

/** Calls for the recipient of an invitation or recovery link. */
export function linkRoutes(app: FastifyInstance, services: DeskServices): void {
  serveCall(app, services, 'readLink', async ({ body, now }) => {
    const { purpose, email, role, name, expiresAt } = await readLink(services.db, body.token, now);
    return { purpose, email, role, name, expiresAt };
  });

  serveCall(app, services, 'linkPasskeyOptions', async ({ body, now }) =>
    linkPasskeyOptions(await staffSite(services), { ...body, now }),
  );

  serveCall(app, services, 'linkTotp', async ({ body, now }) =>
    linkTotp(await staffSite(services), body.token, now),
  );

  serveCall(app, services, 'acceptByPasskey', async (input) => {
    const { body, now, request } = input;
    const link = { ...body, client: clientOf(services, request), now };
    return sendAccepted(input, await acceptByPasskey(await staffSite(services), link));
  });

  serveCall(app, services, 'acceptByPassword', async (input) => {
    const { body, now, request } = input;
    const link = { ...body, client: clientOf(services, request), now };
    return sendAccepted(input, await acceptByPassword(await staffSite(services), link));
  });

  async function sendAccepted(
    { reply, now }: Pick<Asked<'acceptByPasskey'>, 'reply' | 'now'>,
    { recoveryCodes, ...tokens }: Accepted,
  ) {
    return { session: await entered(services, tokens, { reply, now }), recoveryCodes };
  }
}
