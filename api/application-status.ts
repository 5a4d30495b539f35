/** What an applicant's private link shows and does. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import {
  ApplicationStatus,
  DOCUMENT,
  DocumentBody,
  ErasedApplication,
  StatusBody,
} from '#contract/application-status.ts';
import { TOKEN_BODY_LIMIT } from '#contract/newsletter.ts';
import {
  addDocument,
  eraseApplication,
  readStatus,
  withdrawApplication,
} from '#domain/application-status/index.ts';
import { jsonFields } from './json-fields.ts';
import { readMultipartForm } from './multipart-form.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';

/** Documents that are stored at the same time: each is in memory whole. */
const STORED_AT_ONCE = 2;

const Status = z.object({ data: ApplicationStatus });
const Erased = z.object({ data: ErasedApplication });

/** A token that is not good is answered in one way, by the domain. */
const validatorCompiler = () => () => true;

const FROM_LINK = '`token` comes in a mail, in a link to `/application/…`.';

export const applicationStatusRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (
  app,
  { services },
) => {
  const { db, statusSecret: secret } = services;
  const inTurn = pLimit(STORED_AT_ONCE);
  const linkIn = (body: unknown) => ({ secret, token: jsonFields(body)('token') });
  const ofToken = { bodyLimit: TOKEN_BODY_LIMIT, validatorCompiler };
  const problems = problemAnswers('malformed', 'not-found', 'too-large', 'wrong-type');

  app.post(
    '/job-application/status',
    {
      ...ofToken,
      schema: {
        operationId: 'readApplicationStatus',
        summary: 'How it stands with an application',
        description: `${FROM_LINK} Changes nothing. A POST, so that the token is in no address.`,
        tags: ['Forms'],
        body: StatusBody,
        response: { 200: Status, ...problems },
      },
    },
    async ({ body }) => ({ data: await readStatus(db, linkIn(body)) }),
  );

  app.post(
    '/job-application/withdraw',
    {
      ...ofToken,
      config: { form: 'application withdraw' },
      schema: {
        operationId: 'withdrawApplication',
        summary: 'Withdraw an application',
        description: `${FROM_LINK} May be repeated: the answer is the same.`,
        tags: ['Forms'],
        body: StatusBody,
        response: { 200: Status, ...problems },
      },
    },
    async ({ body }) => ({ data: await withdrawApplication(db, linkIn(body)) }),
  );

  app.post(
    '/job-application/erase',
    {
      ...ofToken,
      config: { form: 'application erase' },
      schema: {
        operationId: 'eraseApplication',
        summary: 'Erase an application with everything that belongs to it',
        description: `${FROM_LINK} After this it is good for nothing.`,
        tags: ['Forms'],
        body: StatusBody,
        response: { 200: Erased, ...problems },
      },
    },
    async ({ body }) => ({ data: await eraseApplication(db, linkIn(body)) }),
  );

  app.post(
    '/job-application/documents',
    {
      config: { form: 'application documents' },
      validatorCompiler,
      schema: {
        operationId: 'addApplicationDocument',
        summary: 'Add a document to an application',
        description:
          `${FROM_LINK} It comes before the file, which is a PDF of at most 5,242,880 bytes. An application ` +
          `has at most ${DOCUMENT.most}. The same one again stores nothing twice.`,
        tags: ['Forms'],
        consumes: ['multipart/form-data'],
        body: DocumentBody,
        response: {
          200: Status,
          ...problemAnswers(
            ...(['malformed', 'not-found', 'conflict', 'too-large', 'wrong-type'] as const),
            'invalid-fields',
          ),
        },
      },
    },
    (request) =>
      services.uploads.hold(request, DOCUMENT.maxBytes, async (upload) => {
        const { fields, fileName } = await readMultipartForm(request, {
          upload,
          field: DOCUMENT.field,
          beforeFile: async ({ token = '' }) => void (await readStatus(db, { secret, token })),
        });
        return inTurn(async () => {
          const file = fileName === null ? null : { name: fileName, bytes: await upload.read() };
          return { data: await addDocument(db, { secret, token: fields.token ?? '' }, file) };
        });
      }),
  );
};
