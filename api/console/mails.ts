import type { FastifyInstance } from 'fastify';
import { inboxSenders } from '#domain/inbox/console-inbox/index.ts';
import { cancelMail, previewMail, writeMail } from '#domain/messaging/console-mails/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Emails that staff write. Each call checks the permission for the kind of its subject. */
export function mailRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, mails, sendsMail, kinds } = services;
  const readSenders = inboxSenders(kinds);

  serveCall(app, services, 'previewMail', ({ actor, body }) =>
    previewMail(actor, db, { context: mails(), readSenders }, body),
  );

  serveCall(app, services, 'writeMail', ({ actor, body, now }) =>
    writeMail(actor, db, { context: mails(), sendsMail, readSenders }, body, now),
  );

  serveCall(app, services, 'cancelMail', ({ actor, params, now }) =>
    cancelMail(actor, db, params.id, now),
  );
}
