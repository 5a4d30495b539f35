import type { FastifyInstance } from 'fastify';
import {
  addInboxNote,
  changeInboxItem,
  changeInboxItems,
  exportInbox,
  type InboxFacts,
  listInbox,
  markInboxItem,
  readInboxItem,
} from '#domain/inbox/desk-inbox/index.ts';
import { oneExport } from './one-export.ts';
import { serveCall } from './serve-call.ts';
import type { DeskServices } from './services.ts';

/** The inbox: messages, leads and other kinds of submissions. */
export function inboxRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db } = services;
  const facts = (now: number): InboxFacts => ({
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

  const send = oneExport();
  serveCall(app, services, 'exportInbox', ({ permit, query, now, reply }) =>
    send(reply, 'inbox', () => exportInbox(permit, services, query, facts(now))),
  );

  serveCall(app, services, 'addInboxNote', async ({ permit, params, body, now }) => {
    await addInboxNote(permit, db, params, { ...body, now });
    return readInboxItem(permit, db, params, facts(now));
  });
}
