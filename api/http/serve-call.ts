/** Registers one call of a table as a route, with its OpenAPI schema and response format. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { PROBLEMS, type ProblemCode } from '#contract/problem.ts';
import { Problem } from '#contract/problem-body.ts';

export interface ServedCall {
  /** Its `operationId`. */
  name: string;
  call: Call;
  /** HTTP status of a successful response. */
  status: number;
  problems: readonly ProblemCode[];
  /** Route options of one API: hooks, limits, validation. */
  route: Pick<
    RouteOptions,
    'bodyLimit' | 'config' | 'errorHandler' | 'preParsing' | 'validatorCompiler'
  >;
  description?: string | undefined;
  headers?: z.ZodMiniType | undefined;
  consumes?: string[] | undefined;
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

export function serveCall(app: FastifyInstance, served: ServedCall): void {
  const { call, status, handle } = served;
  app.route({
    ...served.route,
    method: call.method,
    url: call.path,
    schema: schemaOf(served),
    handler: async (request, reply) => {
      const answer = await handle(request, reply);
      if (reply.sent || call.answer === 'file') return answer;
      reply.code(status);
      if (call.answer === undefined) return null;
      return call.isWhole ? answer : { data: answer };
    },
  });
}

function schemaOf({ name, call, status, headers, consumes, problems, ...served }: ServedCall) {
  const description = served.description ?? call.description;
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.tag],
    ...(description && { description }),
    ...(consumes && { consumes }),
    ...(headers && { headers }),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    response: {
      ...(typeof call.answer === 'object' && { [status]: bodyOf(call, call.answer) }),
      ...problemAnswers(...problems),
    },
  };
}

const bodyOf = ({ isWhole }: Call, answer: z.ZodMiniType) =>
  isWhole ? answer : z.object({ data: answer });

/** Any call can be over a limit or hit an unavailable database. */
const ALWAYS: ProblemCode[] = ['too-many', 'unavailable'];

/** For `schema.response`: maps a status to description and media type. */
function problemAnswers(...codes: ProblemCode[]) {
  const answers = [...codes, ...ALWAYS].map((code) => {
    const { status, title } = PROBLEMS[code];
    const content = { 'application/problem+json': { schema: Problem } };
    return [status, { description: title, content }] as const;
  });
  return Object.fromEntries(answers);
}
