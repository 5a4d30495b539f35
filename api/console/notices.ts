import type { FastifyInstance } from 'fastify';
import { readAccount } from '#domain/staff/accounts/index.ts';
import {
  chooseNoticeMails,
  countUnreadNotices,
  listNotices,
  markNotice,
  markNoticesRead,
} from '#domain/staff/notices/index.ts';
import { serveCall } from './serve-call.ts';
import type { DeskServices } from './services.ts';

/** Notifications of the signed-in member: mentions and assignments. */
export function noticeRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db, kinds } = services;
  serveCall(app, services, 'listNotices', ({ actor, query: { cursor } }) =>
    listNotices(actor, db, { cursor, kinds }),
  );
  serveCall(app, services, 'countUnreadNotices', async ({ actor }) => ({
    unread: await countUnreadNotices(actor, db),
  }));
  serveCall(app, services, 'markNotice', async ({ actor, params: { id }, body, now }) => {
    await markNotice(actor, db, { id, ...body, now });
    return undefined;
  });
  serveCall(app, services, 'markNoticesRead', async ({ actor, body, now }) => {
    await markNoticesRead(actor, db, { ...body, now });
    return undefined;
  });
  serveCall(app, services, 'chooseNoticeMails', async ({ actor, body, now }) => {
    await chooseNoticeMails(actor, db, body.noticeMails);
    return readAccount(db, actor, now);
  });
}
