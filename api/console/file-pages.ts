/** Pages of applicant files as pictures, each with its text and links. */
import type { FastifyInstance } from 'fastify';
import { disconnectSignal } from '#api/http/client.ts';
import { ProblemError } from '#contract/problem.ts';
import { auditFileView, readApplicantFile } from '#domain/hiring/applicant-files.ts';
import { cleanLines } from '#domain/hiring/resume-texts.ts';
import { FILE_HEADERS } from './files.ts';
import { type HandlerInput, serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

type PageInput = Pick<HandlerInput<'getFilePage'>, 'permit' | 'params' | 'query' | 'now' | 'reply'>;

export function filePageRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;

  async function renderRequestedPage({ permit, params, query, now, reply }: PageInput) {
    const file = { applicationId: params.id, documentId: query.document };
    const digest = await auditFileView(permit, db, file, now);
    const page =
      digest &&
      (await services.renderFilePage({
        digest,
        page: params.page,
        client: permit.actor.staffId,
        signal: disconnectSignal(reply),
        read: async () => (await readApplicantFile(permit, db, file, now))?.bytes ?? null,
      }));
    if (!page) throw new ProblemError('not-found', 'This file does not exist');
    return page;
  }

  serveCall(app, services, 'getFilePage', async (input) => {
    const page = await renderRequestedPage(input);
    if (typeof page === 'string') return { state: page };
    const { pages, text, links, width, height } = page;
    const safeLinks = new Set(links.flatMap(safeUrl));
    return {
      state: 'drawn' as const,
      pages,
      width,
      height,
      text: cleanLines(text),
      links: [...safeLinks],
    };
  });

  serveCall(app, services, 'getFilePicture', async (input) => {
    const page = await renderRequestedPage(input);
    if (typeof page === 'string')
      throw new ProblemError('not-found', 'This page cannot be displayed');
    return input.reply.headers(FILE_HEADERS).type('image/webp').send(page.picture);
  });
}

/** Keeps `http`, `https` and `mailto`, so that a file cannot link to scripts or local files. */
function safeUrl(text: string): string[] {
  const url = URL.parse(text.trim());
  return url && /^(https?|mailto):$/.test(url.protocol) ? [url.href] : [];
}
