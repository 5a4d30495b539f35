import type { FastifyInstance } from 'fastify';
import { readAccount } from '#domain/staff/accounts/index.ts';
import {
  countUnreadNotifications,
  listNotifications,
  markNotification,
  markNotificationsRead,
  setNotificationMails,
} from '#domain/staff/notifications/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Notifications of the signed-in member: mentions and assignments. */
export function notificationRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, kinds } = services;
  serveCall(app, services, 'listNotifications', ({ actor, query: { cursor } }) =>
    listNotifications(actor, db, { cursor, kinds }),
  );
  serveCall(app, services, 'countUnreadNotifications', async ({ actor }) => ({
    unread: await countUnreadNotifications(actor, db),
  }));
  serveCall(app, services, 'markNotification', async ({ actor, params: { id }, body, now }) => {
    await markNotification(actor, db, { id, ...body, now });
    return undefined;
  });
  serveCall(app, services, 'markNotificationsRead', async ({ actor, body, now }) => {
    await markNotificationsRead(actor, db, { ...body, now });
    return undefined;
  });
  serveCall(app, services, 'setNotificationEmails', async ({ actor, body, now }) => {
    await setNotificationMails(actor, db, body.notificationEmails);
    return readAccount(db, actor, now);
  });
}
