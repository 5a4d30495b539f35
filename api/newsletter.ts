/** What the links in mails about the newsletter do: confirm a subscription, or end it. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  LINK_PURPOSES,
  LinkBody,
  Subscription,
  TOKEN_BODY_LIMIT,
  TokenBody,
} from '#contract/newsletter.ts';
import { ProblemError } from '#contract/problem.ts';
import { followLink, readLink } from '#domain/newsletter/index.ts';
import { jsonFields } from './json-fields.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';

const SUMMARIES = {
  confirm: 'Confirm a newsletter subscription',
  leave: 'End a newsletter subscription',
} as const;

const OPERATIONS = {
  confirm: 'confirmSubscription',
  leave: 'leaveNewsletter',
} as const;

const ANSWERS = {
  200: z.object({ data: Subscription }),
  ...problemAnswers('malformed', 'gone', 'too-large', 'wrong-type'),
};

const BEHAVIOUR = {
  bodyLimit: TOKEN_BODY_LIMIT,
  // A token of whatever kind that is not good is answered in one way, by the domain.
  validatorCompiler: () => () => true,
};

export const newsletterRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  // Only JSON is read here; everything else is answered 415.
  app.removeContentTypeParser(['text/plain', 'multipart/form-data']);
  const { db, newsletter } = services;
  const { secret } = newsletter;

  for (const purpose of LINK_PURPOSES) {
    app.post(
      `/newsletter/${purpose}`,
      {
        ...BEHAVIOUR,
        // Mail providers leave for all their readers, from few IPs: those count as reads.
        config: purpose === 'leave' ? {} : { form: `newsletter ${purpose}` },
        schema: {
          operationId: OPERATIONS[purpose],
          summary: SUMMARIES[purpose],
          description: `\`token\` comes in a mail, in a link to \`/newsletter?${purpose}=…\`. May be repeated: the answer is the same.`,
          tags: ['Forms'],
          body: TokenBody,
          response: ANSWERS,
        },
      },
      async (request) => {
        const token = jsonFields(request.body)('token');
        return { data: await followLink(db, { secret, purpose, token }) };
      },
    );
  }

  app.post(
    '/newsletter/link',
    {
      ...BEHAVIOUR,
      schema: {
        operationId: 'readNewsletterLink',
        summary: 'How it stands with the subscription that a link is about',
        description: 'Changes nothing. A POST, so that the token is in no address.',
        tags: ['Forms'],
        body: LinkBody,
        response: ANSWERS,
      },
    },
    async (request) => {
      const textOf = jsonFields(request.body);
      const purpose = LINK_PURPOSES.find((name) => name === textOf('purpose'));
      if (!purpose)
        throw new ProblemError('malformed', `purpose: use ${LINK_PURPOSES.join(' or ')}`);
      return { data: await readLink(db, { secret, purpose, token: textOf('token') }) };
    },
  );
};
