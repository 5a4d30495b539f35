import type { FastifyInstance } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import {
  beginFlow,
  countSso,
  describeSession,
  expiredFlowProblem,
  type IdentityProvider,
  linkOrigin,
  proveBySso,
  readFlow,
  type SsoFlow,
  type SsoRequest,
  STAFF_SECRET,
  secretsOf,
  signInBySso,
} from '#domain/staff/accounts/index.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';
import { clearSsoCookie, SSO_COOKIE, setSessionCookie, setSsoCookie } from './session-cookie.ts';
import { readClient, sendSession } from './sign-in-context.ts';

/** Signing in, and confirming one's identity, at the provider of single sign-on. */
export function singleSignOnRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;

  serveCall(app, services, 'startSingleSignOn', async ({ actor, body, now, reply }) => {
    const provider = requireProvider(services);
    const isProof = body.purpose === 'proof';
    if (isProof && !actor) throw new ProblemError('not-signed-in', 'Your session has ended');
    const secret = await services.secret(STAFF_SECRET);
    const sessionId = isProof ? (actor?.sessionId ?? null) : null;
    const { flow, cookie } = beginFlow(secret, { sessionId, returnTo: body.returnTo, now });
    const url = await provider.signInUrl(requestOf(services, secret, flow));
    setSsoCookie(reply, cookie);
    return { url };
  });

  serveCall(app, services, 'finishSingleSignOn', async ({ actor, body, now, request, reply }) => {
    const provider = requireProvider(services);
    const secret = await services.secret(STAFF_SECRET);
    const flow = readFlow(secret, request.cookies[SSO_COOKIE], now);
    // Whatever happens, this flow has ended.
    clearSsoCookie(reply);
    const prover = actor && flow?.sessionId === actor.sessionId ? actor : null;
    if (!flow || (flow.sessionId !== null && !prover)) throw expiredFlowProblem();
    const client = readClient(services, request);
    await countSso(db, prover, client, now);
    const identity = await provider.readIdentity(body.query, requestOf(services, secret, flow));
    const { returnTo } = flow;
    if (prover) {
      setSessionCookie(reply, await proveBySso(db, prover, { identity, flow, now }));
      return { session: await describeSession(db, prover), returnTo };
    }
    const tokens = await signInBySso(db, { identity, flow, client, now });
    return { session: await sendSession(services, tokens, { reply, now }), returnTo };
  });
}

function requireProvider({ identityProvider }: ConsoleServices): IdentityProvider {
  if (identityProvider) return identityProvider;
  throw new ProblemError('not-found', 'Single sign-on is not set up');
}

/** The view that sends the provider's response to this API, and that is registered there. */
const RETURN_PATH = '/single-sign-on';

function requestOf({ origin, path }: ConsoleServices, secret: string, flow: SsoFlow): SsoRequest {
  return {
    ...secretsOf(secret, flow),
    redirectUri: linkOrigin(origin()) + path + RETURN_PATH,
    isStepUp: flow.sessionId !== null,
  };
}
