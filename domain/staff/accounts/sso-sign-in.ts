/** Signing in, and renewing a proof of identity, by single sign-on. */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { countProof, countSsoAttempt } from './attempt-limits.ts';
import { lockStaff } from './authority.ts';
import { consumeChallenge } from './challenges.ts';
import type { Identity } from './identity-provider.ts';
import { findAnyClient } from './known-clients.ts';
import { reauthenticate } from './proof.ts';
import { accountOf, type RefusalReason, SSO, SsoRefusal } from './sso-account.ts';
import type { SsoFlow } from './sso-flow.ts';
import type { Client } from './staff-site.ts';
import { auditProof, auditRefusal, type SessionTokens, startSession } from './start-session.ts';

const REFUSALS: Record<RefusalReason, (email: string) => string> = {
  'no-email': () =>
    'Your sign-in provider did not send your email address. Ask the person who set up single sign-on.',
  'unverified-email': (email) =>
    `Your sign-in provider has not verified ${email}. Verify the address there, or ask the person who set up single sign-on.`,
  'not-invited': (email) => `${email} is not invited. Ask an owner to invite this address.`,
  'other-identity': () =>
    'This account belongs to another account of your sign-in provider. Ask an owner for a recovery link.',
  'first-owner': () =>
    'The first owner sets up a passkey or a password with the link of the invitation. Single sign-on works afterwards.',
  'not-fresh': () =>
    'Your sign-in provider did not confirm that you signed in again just now. Use a passkey or a password.',
  expired: () => 'This sign-in has expired or was used before. Try again.',
};

export const expiredFlowProblem = () => refusal('expired', '');

const refusal = (reason: RefusalReason, email: string) =>
  new ProblemError('sign-in-refused', REFUSALS[reason](email));

interface SsoInput {
  identity: Identity;
  flow: SsoFlow;
  now: number;
}

/**
 * Counts an attempt, before the provider is asked.
 * @throws ProblemError `too-many`
 */
export async function countSso(
  db: Db,
  actor: Actor | null,
  { network, clientToken }: Client,
  now: number,
): Promise<void> {
  if (actor) return countProof(db, actor.sessionId, now);
  const clientDigest = await findAnyClient(db, clientToken);
  return countSsoAttempt(db, { network, clientDigest }, now);
}

/** @throws ProblemError `sign-in-refused` */
export async function signInBySso(
  db: Db,
  { identity, flow, client, now }: SsoInput & { client: Client },
): Promise<SessionTokens> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockStaff(transaction);
      await consumeFlow(transaction, flow, now);
      const { staffId, finish } = await accountOf(transaction, identity, now);
      // The person may have signed in to the provider hours ago, which proves nothing now.
      const provedAt = Math.min(identity.authenticatedAt ?? 0, now);
      const tokens = await startSession(transaction, { staffId, by: SSO, client, now, provedAt });
      await auditProof(transaction, { staffId, by: SSO, sessionId: null }, now);
      await finish();
      return tokens;
    });
  } catch (error) {
    if (!(error instanceof SsoRefusal)) throw error;
    await auditRefusal(db, error.staffId, SSO, now, error.reason);
    throw refusal(error.reason, identity.statedEmail);
  }
}

/** Milliseconds by which the clocks of the provider and of this site may differ. */
const CLOCK_SKEW = 60_000;

/**
 * Renews the proof of a session if the person has signed in to the provider since the flow began.
 * @returns the session's new token
 * @throws ProblemError `sign-in-refused`
 */
export async function proveBySso(
  db: Db,
  actor: Actor,
  { identity, flow, now }: SsoInput,
): Promise<string> {
  const { issuer, subject, authenticatedAt } = identity;
  if (authenticatedAt === null || authenticatedAt < flow.startedAt - CLOCK_SKEW) {
    await auditRefusal(db, actor.staffId, SSO, now, 'not-fresh');
    throw refusal('not-fresh', '');
  }
  return reauthenticate(db, actor, SSO, now, async (transaction) => {
    const own = await transaction
      .updateTable('staff_identities')
      .set({ last_used_at: now })
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('staff_id', '=', actor.staffId)
      .returning('subject')
      .executeTakeFirst();
    return own !== undefined && consumeChallenge(transaction, flow.id, 'sso', now);
  });
}

async function consumeFlow(transaction: Db, { id }: SsoFlow, now: number): Promise<void> {
  if (!(await consumeChallenge(transaction, id, 'sso', now))) throw new SsoRefusal('expired');
}
