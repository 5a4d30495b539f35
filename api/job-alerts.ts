/** Alerts for a search of openings: asked for here, confirmed and ended by the links in their mails. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Receipt } from '#contract/applications.ts';
import { MOST_ALERTS } from '#contract/job-alert-rules.ts';
import { JobAlert, JobAlertBody } from '#contract/job-alerts.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { followAlertLink, readAlertLink, receiveJobAlert } from '#domain/job-alerts/index.ts';
import { jsonFields } from './json-fields.ts';
import { registerLinkRoutes } from './link-routes.ts';
import { readPageHeaders } from './page-headers.ts';
import { problemAnswers } from './problem-answers.ts';
import { type ApiRoutes, alertParts } from './services.ts';
import { SubmissionHeaders } from './submission-headers.ts';

/** Bytes: an address and a search, many times over. */
const BODY_LIMIT = 16 * 1024;

export const jobAlertRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  // Only JSON is read here; everything else is answered 415.
  app.removeContentTypeParser(['text/plain', 'multipart/form-data']);
  const { db, newsletter } = services;
  const { secret } = newsletter;

  app.post(
    '/job-alerts',
    {
      config: { form: 'job-alerts' },
      bodyLimit: BODY_LIMIT,
      // The domain answers whatever is wrong with the fields.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'askForJobAlert',
        summary: 'Ask for a mail whenever there are new openings that a search finds',
        description:
          '`search` is the query of the page that lists openings. Nothing is sent before the owner of ' +
          'the address has followed the link in the mail they get. The same address and search are one ' +
          `alert, whose frequency changes once that is confirmed; an address has at most ${MOST_ALERTS}. ` +
          'The answer tells nothing of what there was before.',
        tags: ['Forms'],
        headers: SubmissionHeaders,
        body: JobAlertBody,
        response: {
          201: z.object({ data: Receipt }),
          ...problemAnswers('malformed', 'too-large', 'wrong-type', 'invalid-fields'),
        },
      },
    },
    async (request, reply) => {
      const textOf = jsonFields(request.body);
      const page = readPageHeaders(request.headers).route;
      const receipt = await receiveJobAlert(db, alertParts(services), {
        request: {
          email: textOf('email'),
          frequency: textOf('frequency'),
          search: textOf('search'),
        },
        honeypot: textOf(HONEYPOT_FIELD),
        consent: { wording: services.consents(page).jobAlert, page },
        ipHash: services.hashIp(request.ip),
      });
      return reply.code(201).send({ data: receipt });
    },
  );

  registerLinkRoutes(app, {
    page: 'job-alerts',
    operations: {
      confirm: { id: 'confirmJobAlert', summary: 'Confirm an alert' },
      leave: { id: 'endJobAlert', summary: 'End an alert' },
      read: {
        id: 'readJobAlertLink',
        summary: 'How it stands with the alert that a link is about',
      },
    },
    answer: JobAlert,
    read: (purpose, token) => readAlertLink(db, { secret, purpose, token }),
    follow: (purpose, token) => followAlertLink(db, { secret, purpose, token }),
  });
};
