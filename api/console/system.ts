import type { FastifyInstance } from 'fastify';
import { readBacklog } from '#domain/messaging/deliveries/index.ts';
import { listInstances } from '#domain/support/instances.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

export function systemRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, readSystem } = services;

  serveCall(app, services, 'getSystem', async ({ now }) => {
    const { channels, ...machine } = await readSystem();
    const outbox = await readBacklog(db, now);
    return {
      ...machine,
      outbox: outbox.map((one) => ({ ...one, isSetUp: channels.includes(one.channel) })),
      instances: await listInstances(db, now),
    };
  });
}
