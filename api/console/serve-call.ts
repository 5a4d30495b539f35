import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '#api/http/problems.ts';
import { serveCall as serve } from '#api/http/serve-call.ts';
import type { AnswerOf, ParsedPart } from '#contract/call.ts';
import type { ConsoleCall } from '#contract/console/call.ts';
import { CONSOLE_CALLS, type ConsoleCallName } from '#contract/console/calls.ts';
import type { Permission } from '#contract/console/roles.ts';
import { ProblemError } from '#contract/problem.ts';
import {
  type Actor,
  type Permit,
  requireFreshProof,
  requirePermission,
} from '#domain/staff/permissions.ts';
import type { ConsoleServices } from './services.ts';
import { readSignedInActor } from './session-cookie.ts';

type CallOf<Name extends ConsoleCallName> = (typeof CONSOLE_CALLS)[Name];

/** The input of a handler. `actor` is null only for calls that need no session. */
export interface HandlerInput<Name extends ConsoleCallName> {
  actor: CallOf<Name>['permission'] extends 'anyone' ? Actor | null : Actor;
  permit: CallOf<Name>['permission'] extends Permission ? Permit<CallOf<Name>['permission']> : null;
  params: ParsedPart<CallOf<Name>, 'params'>;
  query: ParsedPart<CallOf<Name>, 'query'>;
  body: ParsedPart<CallOf<Name>, 'body'>;
  /** Epoch milliseconds. */
  now: number;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Name extends ConsoleCallName> = (
  input: HandlerInput<Name>,
) => Promise<CallOf<Name> extends { answer: 'file' } ? FastifyReply : AnswerOf<CallOf<Name>>>;

/** Bytes of a JSON body. Fits a long email in any script, or 200 ids. */
const BODY_LIMIT = 128 * 1024;

interface ServeOptions {
  /** Bytes of the body. */
  bodyLimit?: number;
  /** The message for a larger body. */
  tooLarge?: string;
}

export function serveCall<Name extends ConsoleCallName>(
  app: FastifyInstance,
  services: ConsoleServices,
  name: Name,
  handle: Handler<Name>,
  { bodyLimit = BODY_LIMIT, tooLarge }: ServeOptions = {},
): void {
  const call: ConsoleCall = CONSOLE_CALLS[name];
  serve(app, {
    name,
    call,
    status: call.answer === undefined ? 204 : 200,
    description: describe(call),
    problems: problemsOf(call),
    route: {
      bodyLimit,
      errorHandler: (error, request, reply) =>
        sendProblem(withMessage(error, tooLarge), request, reply),
      config: { isLongPoll: call.waits === true },
      // Runs before the body is read, so that refused clients cannot make the server read one.
      preParsing: async (request) => {
        if (call.method !== 'GET') requireSameOrigin(request, services.origin());
        if (call.permission === 'anyone') await app.limitAnonymous(request.ip);
        const isUse = !call.waits;
        request.consoleActor = await readSignedInActor(services.db, request, {
          now: Date.now(),
          isUse,
        });
        admit(call, request.consoleActor);
      },
    },
    handle: (request, reply) => {
      const actor = request.consoleActor;
      const input = {
        actor,
        permit: admit(call, actor),
        now: Date.now(),
        request,
        reply,
        params: request.params,
        query: request.query,
        body: request.body,
      };
      return handle(input as unknown as HandlerInput<Name>);
    },
  });
}

/** The call's own message for a body that is too large. */
const withMessage = (error: FastifyError, tooLarge: string | undefined): Error =>
  tooLarge && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    ? new ProblemError('too-large', tooLarge)
    : error;

/** @throws ProblemError `not-signed-in`, `forbidden` or `proof-needed` */
function admit({ permission, needsProof }: ConsoleCall, actor: Actor | null): Permit | null {
  if (permission === 'anyone') return null;
  if (!actor) throw new ProblemError('not-signed-in', 'Your session has ended');
  const granted = permission === 'self' ? null : requirePermission(actor, permission);
  if (needsProof) requireFreshProof(actor, Date.now());
  return granted;
}

function describe({ permission, needsProof }: ConsoleCall): string {
  const access =
    permission === 'anyone'
      ? 'Needs no session.'
      : permission === 'self'
        ? 'Needs a session.'
        : `Needs the permission \`${permission}\`.`;
  return needsProof
    ? `${access} Needs a proof of identity that is at most five minutes old.`
    : access;
}

function problemsOf({ permission, body, query, params, problems = [] }: ConsoleCall) {
  const sessionProblems = permission === 'anyone' ? [] : (['not-signed-in', 'forbidden'] as const);
  const input = body || query || params ? (['malformed'] as const) : [];
  // `serve` adds `too-many` to every call, and a status must be described only once.
  return [...sessionProblems, ...input, ...problems.filter((code) => code !== 'too-many')];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response waits for an event, so its duration must not count as server latency. */
    isLongPoll?: boolean;
  }
  interface FastifyRequest {
    /** The signed-in member, read from the database at each request of the console. */
    consoleActor: Actor | null;
  }
}

/**
 * Prevents CSRF: refuses a change unless the browser says that it comes from a page of this site.
 * @param origin of the site
 * @throws ProblemError `forbidden`
 */
function requireSameOrigin({ headers, protocol, host }: FastifyRequest, origin: string): void {
  const { 'sec-fetch-site': site, origin: from } = headers;
  // A request that has both headers must pass both checks.
  const isSame = site === undefined ? from !== undefined : site === 'same-origin';
  const isOurs = from === undefined || from === origin || from === `${protocol}://${host}`;
  if (isSame && isOurs) return;
  throw new ProblemError('forbidden', "Changes are accepted only from the console's own pages");
}
