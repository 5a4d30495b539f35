/** Puts one call of the contract on the server: who may call it, what it takes, what it answers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { problemAnswers } from '#api/problem-answers.ts';
import type { AnswerOf, ConsoleCall } from '#contract/console/call.ts';
import { CONSOLE_CALLS, type ConsoleCallName } from '#contract/console/calls.ts';
import type { Permission } from '#contract/console/roles.ts';
import { ProblemError } from '#contract/problem.ts';
import { type Actor, type Permit, permit, requireFreshProof } from '#domain/permissions/index.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { DeskServices } from './services.ts';
import { actorOf } from './session-cookie.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type CallOf<Name extends ConsoleCallName> = (typeof CONSOLE_CALLS)[Name];
type Part<Name extends ConsoleCallName, Key extends string> = Key extends keyof CallOf<Name>
  ? Parsed<CallOf<Name>[Key]>
  : undefined;

/** What a handler gets. `actor` is null where nobody need be signed in and nobody is. */
export interface Asked<Name extends ConsoleCallName> {
  actor: CallOf<Name>['permission'] extends 'anyone' ? Actor | null : Actor;
  permit: CallOf<Name>['permission'] extends Permission ? Permit<CallOf<Name>['permission']> : null;
  params: Part<Name, 'params'>;
  query: Part<Name, 'query'>;
  body: Part<Name, 'body'>;
  /** Epoch milliseconds. */
  now: number;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Name extends ConsoleCallName> = (
  asked: Asked<Name>,
) => Promise<CallOf<Name> extends { answer: 'file' } ? FastifyReply : AnswerOf<CallOf<Name>>>;

/** Bytes of a JSON body: a long mail in any script, or two hundred ids. */
const BODY_LIMIT = 128 * 1024;

export function serveCall<Name extends ConsoleCallName>(
  app: FastifyInstance,
  services: DeskServices,
  name: Name,
  handle: Handler<Name>,
): void {
  const call: ConsoleCall = CONSOLE_CALLS[name];
  const status = call.answer === undefined ? 204 : 200;
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: BODY_LIMIT,
    config: { isHeldBack: call.waits === true },
    schema: {
      operationId: name,
      summary: call.summary,
      description: describe(call),
      tags: [call.tag],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: {
        ...(typeof call.answer === 'object' && { 200: z.object({ data: call.answer }) }),
        ...problemAnswers(...problemsOf(call)),
      },
    },
    // Before the body is read: whoever may not call is not listened to.
    preParsing: async (request) => {
      if (call.method !== 'GET') requireSameOrigin(request, services.origin());
      if (call.permission === 'anyone') await app.limitStrangers(request.ip);
      const isUse = !call.waits;
      request.deskActor = await actorOf(services.db, request, { now: Date.now(), isUse });
      admit(call, request.deskActor);
    },
    handler: async (request, reply) => {
      const actor = request.deskActor;
      const asked = {
        actor,
        permit: admit(call, actor),
        now: Date.now(),
        request,
        reply,
        params: request.params,
        query: request.query,
        body: request.body,
      };
      const answer = await handle(asked as unknown as Asked<Name>);
      if (reply.sent || call.answer === 'file') return answer;
      reply.code(status);
      return call.answer === undefined ? null : { data: answer };
    },
  });
}

/** @throws ProblemError `not-signed-in`, `forbidden` or `proof-needed` */
function admit({ permission, needsProof }: ConsoleCall, actor: Actor | null): Permit | null {
  if (permission === 'anyone') return null;
  if (!actor) throw new ProblemError('not-signed-in', 'Your session has ended');
  const granted = permission === 'self' ? null : permit(actor, permission);
  if (needsProof) requireFreshProof(actor, Date.now());
  return granted;
}

function describe({ permission, needsProof }: ConsoleCall): string {
  const who =
    permission === 'anyone'
      ? 'Needs no session.'
      : permission === 'self'
        ? 'For whoever is signed in.'
        : `Needs the permission \`${permission}\`.`;
  return needsProof ? `${who} Asks for a proof that is five minutes old at most.` : who;
}

function problemsOf({ permission, body, query, params, problems = [] }: ConsoleCall) {
  const ours = permission === 'anyone' ? [] : (['not-signed-in', 'forbidden'] as const);
  const input = body || query || params ? (['malformed'] as const) : [];
  // Those that every call has are added there; a status is described once.
  return [...ours, ...input, ...problems.filter((code) => code !== 'too-many')];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers when there is something to tell: how long that takes says nothing of the server. */
    isHeldBack?: boolean;
  }
  interface FastifyRequest {
    /** Who is signed in, read anew at each request of the desk. */
    deskActor: Actor | null;
  }
}
