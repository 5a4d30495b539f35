/** What applicants sent: shown in the desk's own frame, with a policy under which nothing in it does anything. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import { type ApplicantFile, readApplicantFile } from '#domain/applicant-files/index.ts';
import { limitAnswers } from './concurrent-answers.ts';
import { serveCall } from './serve-call.ts';
import type { DeskServices } from './services.ts';

/** Files of five megabytes each in memory at a time, and requests that wait for one to end. */
const AT_ONCE = { running: 4, waiting: 16 };

/**
 * In the place of those that every answer has: only the desk may show it in a frame. Not `sandbox`, in
 * which not every Chrome shows a PDF.
 */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

export function fileRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db } = services;
  const inTurn = limitAnswers(AT_ONCE);

  serveCall(app, services, 'getResume', ({ permit, params, query, now, reply }) =>
    inTurn(reply, async () => {
      const file = await readApplicantFile(permit, db, { applicationId: params.id }, now);
      return send(reply, file, query.download !== 'yes');
    }),
  );

  serveCall(app, services, 'getDocument', ({ permit, params, query, now, reply }) =>
    inTurn(reply, async () => {
      const { id: applicationId, documentId } = params;
      const file = await readApplicantFile(permit, db, { applicationId, documentId }, now);
      return send(reply, file, query.download !== 'yes');
    }),
  );

  /** Only what is a PDF and nothing more is for a browser to show. */
  async function send(reply: FastifyReply, file: ApplicantFile | null, isShown: boolean) {
    if (!file) throw new ProblemError('not-found', 'There is no such file');
    const { bytes, isPdf, isHarmless, name } = file;
    const isInline = isShown && isPdf && (isHarmless ?? (await services.isHarmlessPdf(bytes)));
    return reply
      .headers(HEADERS)
      .header('content-type', isPdf ? 'application/pdf' : 'application/octet-stream')
      .header(
        'content-disposition',
        `${isInline ? 'inline' : 'attachment'}; ${fileNameParameters(name)}`,
      )
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  }
}

/** RFC 6266: in ASCII for whoever reads no more than that, and as it is. */
function fileNameParameters(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]+/g, '_');
  return `filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
