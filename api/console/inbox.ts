import type { FastifyInstance } from 'fastify';
import {
  addInboxNote,
  changeInboxItem,
  changeInboxItems,
  exportInbox,
  type InboxContext,
  listInbox,
  markInboxItem,
  readInboxItem,
} from '#domain/inbox/console-inbox/index.ts';
import { createExporter } from './exporter.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** The inbox: messages, leads and other kinds of submissions. */
export function inboxRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;
  const facts = (now: number): InboxContext => ({
    topics: services.topics(),
    kinds: services.kinds,
    now,
  });

  serveCall(app, services, 'listInbox', ({ permit, query, now }) =>
    listInbox(permit, services, query, facts(now)),
  );

  serveCall(app, services, 'getInboxItem', ({ permit, params, now }) =>
    readInboxItem(permit, db, params, facts(now)),
  );

  serveCall(app, services, 'changeInboxItem', async ({ permit, params, body, now }) => {
    await changeInboxItem(permit, db, params, body, facts(now));
    return readInboxItem(permit, db, params, facts(now));
  });

  serveCall(app, services, 'markInboxItem', async ({ permit, params, body, now }) => {
    await markInboxItem(permit, db, params, { ...body, now });
    return readInboxItem(permit, db, params, facts(now));
  });

  serveCall(app, services, 'changeInboxItems', ({ permit, body, now }) =>
    changeInboxItems(permit, db, body.items, body.change, facts(now)),
  );

  const send = createExporter();
  serveCall(app, services, 'exportInbox', ({ permit, query, now, reply }) =>
    send(reply, 'inbox', () => exportInbox(permit, services, query, facts(now))),
  );

  serveCall(app, services, 'addInboxNote', async ({ permit, params, body, now }) => {
    await addInboxNote(permit, db, params, { ...body, now });
    return readInboxItem(permit, db, params, facts(now));
  });
}
