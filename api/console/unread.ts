import type { FastifyInstance } from 'fastify';
import { countUnreadApplicants, countUnreadInbox } from '#domain/staff/unread.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** The unread counts in the menu. */
export function unreadRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;
  serveCall(app, services, 'countUnreadApplicants', async ({ permit }) => ({
    unread: await countUnreadApplicants(permit, db),
  }));
  serveCall(app, services, 'countUnreadInbox', async ({ permit }) => ({
    unread: await countUnreadInbox(permit, db),
  }));
}
