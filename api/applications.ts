import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import {
  ApplicationForm,
  ApplicationOptions,
  ApplicationReceipt,
  RESUME,
} from '#contract/applications.ts';
import { SUBMISSION_HEADERS } from '#contract/public-api.ts';
import { headerText } from '#contract/text-rules.ts';
import { listOptions, receiveApplication, refuseFalseCaptcha } from '#domain/applications/index.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { readMultipartForm } from './multipart-form.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';

/** Applications that are stored at the same time: each has its résumé in memory. */
const STORED_AT_ONCE = 4;

const Options = z.object({ data: ApplicationOptions });
const Acknowledgement = z.object({ data: ApplicationReceipt });

export const applicationRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  const { db, captchaKey } = services;
  const inTurn = pLimit(STORED_AT_ONCE);

  app.get(
    '/job-application/options',
    {
      schema: {
        operationId: 'listApplicationOptions',
        summary: 'What the multi-selects of the application form offer',
        tags: ['Jobs'],
        response: { 200: Options, ...problemAnswers() },
      },
    },
    async () => ({ data: await listOptions(db) }),
  );

  app.post(
    '/job-application',
    {
      config: { form: 'job-application' },
      // The body is a multipart stream, which the handler reads and the domain checks.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'applyForJob',
        summary: 'Apply for a job opening, or for the talent pool',
        description:
          'Answers 201 once the application and the resume are on disk. Repeat it with the same ' +
          '`Idempotency-Key` after a lost answer: nothing is stored twice. The file `cv` is a ' +
          'PDF of at most 5,242,880 bytes. `reference` is what the applicant can name it by. What the ' +
          'opening asks by itself (`questions` of `GET /job-listings/{slug}`) is answered in ' +
          '`answers`; a missing or wrong answer is told of as the field `answers.<id>`.',
        tags: ['Forms'],
        consumes: ['multipart/form-data'],
        headers: z.object({ [SUBMISSION_HEADERS.idempotencyKey]: z.optional(z.string()) }),
        body: z.extend(ApplicationForm, { cv: z.file() }),
        response: {
          201: Acknowledgement,
          ...problemAnswers('malformed', 'key-reused', 'too-large', 'wrong-type', 'invalid-fields'),
        },
      },
    },
    async (request, reply) => {
      const idempotencyKey = readIdempotencyKey(request.headers);
      const route = request.headers[SUBMISSION_HEADERS.pageRoute];
      const page = headerText(typeof route === 'string' ? route : '');
      const receipt = await services.uploads.hold(request, RESUME.maxBytes, async (upload) => {
        const { fields, fileName } = await readMultipartForm(request, {
          upload,
          beforeFile: ({ captcha = '' }) =>
            refuseFalseCaptcha(db, { captcha, captchaKey, idempotencyKey }),
        });
        return inTurn(async () =>
          receiveApplication(db, {
            fields,
            resume: fileName === null ? null : { name: fileName, bytes: await upload.read() },
            numbering: services.numbering(page),
            captchaKey,
            verified: captchaKey !== null,
            idempotencyKey,
            ipHash: services.hashIp(request.ip),
            consent: { wording: services.consents(page).application, page },
          }),
        );
      });
      return reply.code(201).send({ data: receipt });
    },
  );
};
