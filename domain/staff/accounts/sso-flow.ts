/**
 * A sign-in at the provider that has begun. Its cookie binds it to the browser, and the secret
 * values of the request are derived from it, so nothing is stored before it ends.
 */
import { timingSafeEqual } from 'node:crypto';
import { CLOCK_SKEW } from '#domain/support/rate-limits.ts';
import { derive, newToken } from './secrets.ts';

/** Milliseconds. */
export const SSO_FLOW_LIFETIME = 10 * 60_000;

export interface SsoFlow {
  id: string;
  /** Session whose proof is renewed; null for a sign-in. */
  sessionId: string | null;
  /** Path below the console's; null if it happens in a window that closes afterwards. */
  returnTo: string | null;
  /** Epoch milliseconds. */
  startedAt: number;
}

/** @returns the flow, and the value of its cookie */
export function beginFlow(
  secret: string,
  { sessionId, returnTo, now }: Pick<SsoFlow, 'sessionId' | 'returnTo'> & { now: number },
): { flow: SsoFlow; cookie: string } {
  const flow = { id: newToken(), sessionId, returnTo, startedAt: now };
  const content = Buffer.from(JSON.stringify(flow)).toString('base64url');
  return { flow, cookie: `${content}.${macOf(secret, content)}` };
}

/** @returns null for a cookie that is missing, was changed or has expired */
export function readFlow(secret: string, cookie: string | undefined, now: number): SsoFlow | null {
  const [content = '', mac = ''] = (cookie ?? '').split('.');
  const expected = Buffer.from(macOf(secret, content));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const flow = JSON.parse(Buffer.from(content, 'base64url').toString()) as SsoFlow;
  const age = now - flow.startedAt;
  // Another instance may have begun it.
  return age > -CLOCK_SKEW && age < SSO_FLOW_LIFETIME ? flow : null;
}

/** The state travels in URLs, so neither the nonce nor the verifier can be computed from it. */
export function secretsOf(secret: string, { id }: SsoFlow) {
  const value = (purpose: string) => derive(secret, 'sso', purpose, id).toString('base64url');
  return { state: value('state'), nonce: value('nonce'), codeVerifier: value('verifier') };
}

const macOf = (secret: string, content: string) =>
  derive(secret, 'sso', 'cookie', content).toString('base64url');
