import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Receipt } from '#contract/applications.ts';
import { ContactBody } from '#contract/contact.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { receiveContact } from '#domain/contact/index.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { jsonFields } from './json-fields.ts';
import { readPageHeaders } from './page-headers.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';
import { SubmissionHeaders } from './submission-headers.ts';

/** Bytes: a long message in any script, and the captcha. */
const BODY_LIMIT = 64 * 1024;

export const contactRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  const { db, captchaKey } = services;
  // Only JSON is read here; everything else is answered 415.
  app.removeContentTypeParser(['text/plain', 'multipart/form-data']);

  app.post(
    '/contact',
    {
      config: { form: 'contact' },
      bodyLimit: BODY_LIMIT,
      // The domain answers whatever is wrong with the fields.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'sendContact',
        summary: 'Write to the company',
        description:
          'Answers 201 once the message is on disk. Repeat it with the same `Idempotency-Key` ' +
          'after a lost answer: nothing is stored twice, and no second captcha is asked for. ' +
          '`topic` is the value of one of the topics that the form on `/contact` offers, or left ' +
          'out; any other is refused with 422.',
        tags: ['Forms'],
        headers: SubmissionHeaders,
        body: ContactBody,
        response: {
          201: z.object({ data: Receipt }),
          ...problemAnswers('malformed', 'key-reused', 'too-large', 'wrong-type', 'invalid-fields'),
        },
      },
    },
    async (request, reply) => {
      const textOf = jsonFields(request.body);
      const page = readPageHeaders(request.headers);
      const receipt = await receiveContact(db, {
        message: {
          topic: textOf('topic'),
          name: textOf('name'),
          email: textOf('email'),
          company: textOf('company'),
          phoneNumber: textOf('phoneNumber'),
          message: textOf('message'),
        },
        topics: services.contactTopics,
        honeypot: textOf(HONEYPOT_FIELD),
        captcha: textOf('captcha'),
        captchaKey,
        verified: captchaKey !== null,
        idempotencyKey: readIdempotencyKey(request.headers),
        page,
        consent: services.consents(page.route).contact,
        ipHash: services.hashIp(request.ip),
      });
      return reply.code(201).send({ data: receipt });
    },
  );
};
