/** The forms of text fields: each kind of submission that has one is sent to a call of its own. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Receipt } from '#contract/applications.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { type FormKind, formKinds, receiveForm, wordsOn } from '#domain/submissions/index.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { jsonFields } from './json-fields.ts';
import { readPageHeaders } from './page-headers.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';
import { SubmissionHeaders } from './submission-headers.ts';

export const formRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  const { db, captchaKey, kinds } = services;
  // Only JSON is read here; everything else is answered 415.
  app.removeContentTypeParser(['text/plain', 'multipart/form-data']);

  for (const kind of formKinds(kinds)) {
    const { contract } = kind.form;
    const { name, bodyLimit, operationId, summary, description } = contract;
    app.post(
      `/${name}`,
      {
        config: { form: name },
        bodyLimit,
        // The domain answers whatever is wrong with the fields.
        validatorCompiler: () => () => true,
        schema: {
          operationId,
          summary,
          description,
          tags: ['Forms'],
          headers: SubmissionHeaders,
          body: bodyOf(kind),
          response: {
            201: z.object({ data: Receipt }),
            ...problemAnswers(
              ...(['malformed', 'key-reused', 'too-large', 'wrong-type'] as const),
              'invalid-fields',
            ),
          },
        },
      },
      async (request, reply) => {
        const textOf = jsonFields(request.body);
        const page = readPageHeaders(request.headers);
        const received = {
          fields: Object.fromEntries(contract.fields.map((field) => [field, textOf(field)])),
          ...wordsOn(kind, services.packOf(page.route)),
          honeypot: textOf(HONEYPOT_FIELD),
          captcha: textOf('captcha'),
          captchaKey,
          verified: kind.captcha === undefined ? null : captchaKey !== null,
          idempotencyKey: readIdempotencyKey(request.headers),
          page,
          ipHash: services.hashIp(request.ip),
        };
        const receipt = await receiveForm(db, kind, received, { kinds });
        return reply.code(201).send({ data: receipt });
      },
    );
  }
};

/** What is sent, as the description of the API shows it. */
function bodyOf({ captcha, form }: FormKind) {
  const { fields, required, limits } = form.contract;
  const texts = fields.map((field) => {
    const most = limits[field];
    const text = most === undefined ? z.string() : z.string().check(z.maxLength(most));
    return [field, required.includes(field) ? text : z.optional(text)] as const;
  });
  return z.object({
    ...Object.fromEntries(texts),
    /** Base64 of the solved challenge of `GET /captcha`. */
    ...(captcha !== undefined && { captcha: z.optional(z.string()) }),
    /** Stays empty: only programs see it. */
    [HONEYPOT_FIELD]: z.optional(z.string().check(z.maxLength(0))),
  });
}
