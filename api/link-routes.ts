/** What the links in mails do: confirm what their mail is about, or end it. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  LINK_PURPOSES,
  LinkBody,
  type LinkPurpose,
  TOKEN_BODY_LIMIT,
  TokenBody,
} from '#contract/newsletter.ts';
import { ProblemError } from '#contract/problem.ts';
import { jsonFields } from './json-fields.ts';
import { problemAnswers } from './problem-answers.ts';

interface LinkRoutes<Answer> {
  /** Name of the page that the links lead to, and of the resource. */
  page: string;
  /** Under which `operationId` and `summary` the API's description has them. */
  operations: Record<LinkPurpose | 'read', { id: string; summary: string }>;
  answer: z.ZodMiniType<Answer>;
  read: (purpose: LinkPurpose, token: string) => Promise<Answer>;
  follow: (purpose: LinkPurpose, token: string) => Promise<Answer>;
}

const BEHAVIOUR = {
  bodyLimit: TOKEN_BODY_LIMIT,
  // A token of whatever kind that is not good is answered in one way, by the domain.
  validatorCompiler: () => () => true,
};

/** Registers `POST /page/confirm`, `/page/leave` and `/page/link`, which changes nothing. */
export function registerLinkRoutes<Answer>(
  untyped: FastifyInstance,
  { page, operations, answer, read, follow }: LinkRoutes<Answer>,
): void {
  const app = untyped.withTypeProvider<ZodTypeProvider>();
  const response = {
    200: z.object({ data: answer }),
    ...problemAnswers('malformed', 'gone', 'too-large', 'wrong-type'),
  };
  for (const purpose of LINK_PURPOSES) {
    app.post(
      `/${page}/${purpose}`,
      {
        ...BEHAVIOUR,
        // Mail providers leave for all their readers, from few IPs: those count as reads.
        config: purpose === 'leave' ? {} : { form: `${page} ${purpose}` },
        schema: {
          operationId: operations[purpose].id,
          summary: operations[purpose].summary,
          description: `\`token\` comes in a mail, in a link to \`/${page}?${purpose}=…\`. May be repeated: the answer is the same.`,
          tags: ['Forms'],
          body: TokenBody,
          response,
        },
      },
      async (request, reply) => {
        const token = jsonFields(request.body)('token');
        return reply.send({ data: await follow(purpose, token) } as never);
      },
    );
  }

  app.post(
    `/${page}/link`,
    {
      ...BEHAVIOUR,
      schema: {
        operationId: operations.read.id,
        summary: operations.read.summary,
        description: 'Changes nothing. A POST, so that the token is in no address.',
        tags: ['Forms'],
        body: LinkBody,
        response,
      },
    },
    async (request, reply) => {
      const textOf = jsonFields(request.body);
      const purpose = LINK_PURPOSES.find((name) => name === textOf('purpose'));
      if (!purpose)
        throw new ProblemError('malformed', `purpose: use ${LINK_PURPOSES.join(' or ')}`);
      return reply.send({ data: await read(purpose, textOf('token')) } as never);
    },
  );
}
