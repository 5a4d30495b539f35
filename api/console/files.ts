/** Applicant files as downloads, since a browser that opened one here would run its scripts. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import { type ApplicantFile, readApplicantFile } from '#domain/hiring/applicant-files.ts';
import { limitResponses } from './limit-responses.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Files of up to 5 MB each that are in memory at the same time, and requests that are queued. */
const LIMITS = { running: 4, waiting: 16 };

/** They replace the headers of other responses, so that no browser displays these files. */
export const FILE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

export function fileRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;
  const limit = limitResponses(LIMITS);

  serveCall(app, services, 'getResume', ({ permit, params, now, reply }) =>
    limit(reply, async () =>
      send(reply, await readApplicantFile(permit, db, { applicationId: params.id }, now)),
    ),
  );

  serveCall(app, services, 'getDocument', ({ permit, params, now, reply }) =>
    limit(reply, async () => {
      const { id: applicationId, documentId } = params;
      return send(reply, await readApplicantFile(permit, db, { applicationId, documentId }, now));
    }),
  );
}

function send(reply: FastifyReply, file: ApplicantFile | null): FastifyReply {
  if (!file) throw new ProblemError('not-found', 'This file does not exist');
  const { bytes, isPdf, name } = file;
  return reply
    .headers(FILE_HEADERS)
    .header('content-type', isPdf ? 'application/pdf' : 'application/octet-stream')
    .header('content-disposition', `attachment; ${fileNameParameters(name)}`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}

/** RFC 6266: an ASCII name for old clients, and the exact name in UTF-8. */
function fileNameParameters(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]+/g, '_');
  return `filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
