import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { LEAD_SOURCES, type LeadSource } from '#contract/lead-rules.ts';
import { LeadBody, LeadQuery, LeadReceipt } from '#contract/leads.ts';
import { ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { receiveLead } from '#domain/leads/index.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { jsonFields } from './json-fields.ts';
import { leadConsent } from './lead-consent.ts';
import { readPageHeaders } from './page-headers.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';
import { SubmissionHeaders } from './submission-headers.ts';

/** Bytes: three fields, however long somebody's name is. */
const BODY_LIMIT = 32 * 1024;

export const leadRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  // Only JSON is read here; everything else is answered 415.
  app.removeContentTypeParser(['text/plain', 'multipart/form-data']);

  app.post(
    '/crms',
    {
      config: { form: 'crms' },
      bodyLimit: BODY_LIMIT,
      // The handler answers an unknown source, the domain whatever is wrong with the fields.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'sendLead',
        summary: 'Leave a name and an address: a newsletter subscription or another lead',
        description:
          'Answers 201 once the lead is on disk. Each submission is kept, also of an address that ' +
          'is known. Repeat it with the same `Idempotency-Key` after a lost answer: nothing is ' +
          'stored twice. The newsletter needs both names. With `confirmation` in the answer, the ' +
          'address is on the list only once its owner has followed the link in the mail they get.',
        tags: ['Forms'],
        querystring: LeadQuery,
        headers: SubmissionHeaders,
        body: LeadBody,
        response: {
          201: z.object({ data: LeadReceipt }),
          ...problemAnswers('malformed', 'key-reused', 'too-large', 'wrong-type', 'invalid-fields'),
        },
      },
    },
    async (request, reply) => {
      const source = readSource(request.query);
      const textOf = jsonFields(request.body);
      const page = readPageHeaders(request.headers);
      const receipt = await receiveLead(services.db, {
        source,
        lead: {
          firstName: textOf('firstName'),
          lastName: textOf('lastName'),
          email: textOf('email'),
        },
        honeypot: textOf(HONEYPOT_FIELD),
        idempotencyKey: readIdempotencyKey(request.headers),
        page,
        verified: null,
        consent: leadConsent(services, source, page.route),
        ipHash: services.hashIp(request.ip),
        isDoubleOptIn: services.newsletter.isDoubleOptIn,
      });
      return reply.code(201).send({ data: receipt });
    },
  );
};

function readSource(query: unknown): LeadSource {
  const { source: asked } = query as { source?: unknown };
  const source = LEAD_SOURCES.find((name) => name === asked);
  if (source) return source;
  const message = `Use one of: ${LEAD_SOURCES.join(', ')}`;
  throw new ProblemError('malformed', `source: ${message}`, {
    errors: [{ field: 'source', message }],
  });
}
