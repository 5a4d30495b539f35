import type { FastifyInstance } from 'fastify';
import { PASTE_LIMITS, TOO_LARGE } from '#contract/console/paste.ts';
import { pasteToMarkdown } from '#domain/content/paste/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Pasted text. */
export function pasteRoutes(app: FastifyInstance, services: ConsoleServices): void {
  serveCall(
    app,
    services,
    'convertPaste',
    ({ permit, body }) => pasteToMarkdown(permit, { html: body.html, origin: services.origin() }),
    { bodyLimit: PASTE_LIMITS.body, tooLarge: TOO_LARGE },
  );
}
