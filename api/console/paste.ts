import type { FastifyInstance } from 'fastify';
import { pasteToMarkdown } from '#domain/content/paste/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Pasted text. */
export function pasteRoutes(app: FastifyInstance, services: ConsoleServices): void {
  serveCall(app, services, 'convertPaste', ({ permit, body }) =>
    pasteToMarkdown(permit, { html: body.html, origin: services.origin() }),
  );
}
