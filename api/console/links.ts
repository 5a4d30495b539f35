import type { FastifyInstance } from 'fastify';
import {
  type AcceptedLink,
  acceptByPasskey,
  acceptByPassword,
  passkeyOptionsForLink,
  readLink,
  totpForLink,
} from '#domain/staff/accounts/index.ts';
import { type HandlerInput, serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';
import { readClient, sendSession, staffSite } from './sign-in-context.ts';

/** Calls for the recipient of an invitation or recovery link. */
export function linkRoutes(app: FastifyInstance, services: ConsoleServices): void {
  serveCall(app, services, 'readLink', async ({ body, now }) => {
    const { purpose, email, role, name, expiresAt } = await readLink(services.db, body.token, now);
    return { purpose, email, role, name, expiresAt };
  });

  serveCall(app, services, 'linkPasskeyOptions', async ({ body, now }) =>
    passkeyOptionsForLink(await staffSite(services), { ...body, now }),
  );

  serveCall(app, services, 'linkTotp', async ({ body, now }) =>
    totpForLink(await staffSite(services), body.token, now),
  );

  serveCall(app, services, 'acceptByPasskey', async (input) => {
    const { body, now, request } = input;
    const link = { ...body, client: readClient(services, request), now };
    return sendAccepted(input, await acceptByPasskey(await staffSite(services), link));
  });

  serveCall(app, services, 'acceptByPassword', async (input) => {
    const { body, now, request } = input;
    const link = { ...body, client: readClient(services, request), now };
    return sendAccepted(input, await acceptByPassword(await staffSite(services), link));
  });

  async function sendAccepted(
    { reply, now }: Pick<HandlerInput<'acceptByPasskey'>, 'reply' | 'now'>,
    { recoveryCodes, ...tokens }: AcceptedLink,
  ) {
    return { session: await sendSession(services, tokens, { reply, now }), recoveryCodes };
  }
}
