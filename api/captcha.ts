import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CaptchaChallenge, captchaQuery } from '#contract/captcha.ts';
import { issueChallenge } from '#domain/captcha/index.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';

export const captchaRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  const forms = services.kinds.submissions.flatMap(({ captcha }) => captcha ?? []);
  app.get(
    '/captcha',
    {
      schema: {
        operationId: 'getCaptcha',
        summary: 'A fresh proof-of-work challenge, good for one submission',
        description:
          'Find the number (0 to `maxnumber`) for which SHA-256 of `salt` followed by the number ' +
          'equals `challenge`. Send base64 of the JSON `{ algorithm, challenge, number, salt, ' +
          'signature }` in the field `captcha`. Name the `form` that it goes with: no other form ' +
          'takes it then.',
        tags: ['Forms'],
        querystring: captchaQuery(forms.sort()),
        response: { 200: CaptchaChallenge, ...problemAnswers('malformed') },
      },
    },
    ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      return issueChallenge(services.captchaKey ?? 'off', query.form);
    },
  );
};
