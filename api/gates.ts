/** What is given for a name and an address: a session's film, a white paper's file. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { GateBody } from '#contract/leads.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { type LockedKind, leadSourceOf, openLink } from '#domain/articles/index.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { jsonFields } from './json-fields.ts';
import { leadConsent } from './lead-consent.ts';
import { readPageHeaders } from './page-headers.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';
import { SubmissionHeaders } from './submission-headers.ts';

/** Bytes: three fields, however long somebody's name is. */
const BODY_LIMIT = 32 * 1024;

const GATES: readonly { kind: LockedKind; path: string; operationId: string; what: string }[] = [
  {
    kind: 'learning-hubs',
    path: 'video',
    operationId: 'openVideo',
    what: "The address of a session's film",
  },
  {
    kind: 'whitepapers',
    path: 'pdf',
    operationId: 'openPaper',
    what: "The address of a white paper's file",
  },
];

export const gateRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  // Only JSON is read here; everything else is answered 415.
  app.removeContentTypeParser(['text/plain', 'multipart/form-data']);

  for (const { kind, path, operationId, what } of GATES) {
    app.post(
      `/${kind}/:slug/${path}`,
      {
        config: { form: path },
        bodyLimit: BODY_LIMIT,
        // The domain answers whatever is wrong with the fields.
        validatorCompiler: () => () => true,
        schema: {
          operationId,
          summary: what,
          description:
            'Who asks is stored as a lead before the answer. Send the same `Idempotency-Key` with ' +
            'the call to `/crms` that follows, and the lead is stored only once.',
          tags: ['Forms'],
          params: z.object({ slug: z.string() }),
          headers: SubmissionHeaders,
          body: GateBody,
          response: {
            200: z.object({ data: z.string() }),
            ...problemAnswers(
              'malformed',
              'not-found',
              'key-reused',
              'too-large',
              'wrong-type',
              'invalid-fields',
            ),
          },
        },
      },
      async (request) => {
        const textOf = jsonFields(request.body);
        const page = readPageHeaders(request.headers);
        const data = await openLink(services.db, {
          kind,
          slug: request.params.slug,
          received: {
            lead: {
              firstName: textOf('firstName'),
              lastName: textOf('lastName'),
              email: textOf('email'),
            },
            honeypot: textOf(HONEYPOT_FIELD),
            idempotencyKey: readIdempotencyKey(request.headers),
            page,
            verified: null,
            consent: leadConsent(services, leadSourceOf(kind), page.route),
            ipHash: services.hashIp(request.ip),
          },
        });
        return { data };
      },
    );
  }
};
