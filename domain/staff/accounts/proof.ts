/** Reauthentication of a person who is signed in. The session continues with a new token. */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { countProof } from './attempt-limits.ts';
import { hashExclusively } from './hashing-queue.ts';
import { assertionOptions, checkAssertion, consumeAssertion } from './passkey-assertions.ts';
import { passkeyIdsOf, type WebAuthn } from './passkeys.ts';
import { checkPassword, consumePasswordProof, proofFactor } from './password-proof.ts';
import { newToken, tokenDigest } from './secrets.ts';
import type { Factor } from './sessions.ts';
import type { StaffSite } from './staff-site.ts';
import { auditProof, auditRefusal } from './start-session.ts';

const purposeFor = ({ sessionId }: Actor) => `proof ${sessionId}` as const;

/** @throws ProblemError `conflict` if passkeys cannot be used */
export async function passkeyProofOptions(
  site: StaffSite,
  actor: Actor,
  now: number,
): Promise<WebAuthn> {
  const allowed = await passkeyIdsOf(site.db, actor.staffId);
  return assertionOptions(site, purposeFor(actor), { allowed, now });
}

/**
 * @returns the session's new token
 * @throws ProblemError `sign-in-refused`
 */
export async function proveByPasskey(
  site: StaffSite,
  actor: Actor,
  { response, now }: { response: WebAuthn; now: number },
): Promise<string> {
  const assertion = await checkAssertion(site, purposeFor(actor), response, now);
  const isOwn = assertion?.staffId === actor.staffId;
  return reauthenticate(site.db, actor, 'passkey', now, async (transaction) =>
    assertion && isOwn ? consumeAssertion(transaction, assertion, now) : false,
  );
}

/**
 * @returns the session's new token
 * @throws ProblemError `sign-in-refused`, `too-many` or `unavailable`
 */
export async function proveByPassword(
  site: StaffSite,
  actor: Actor,
  { password, code, now }: { password: string; code: string; now: number },
): Promise<string> {
  const { db } = site;
  await countProof(db, actor.sessionId, now);
  const account = await db
    .selectFrom('staff')
    .select(['id', 'password_hash as passwordHash', 'totp_secret as totpSecret'])
    .where('id', '=', actor.staffId)
    .executeTakeFirst();
  const input = { password, code, clientDigest: actor.sessionId, lane: 'known' } as const;
  const proof = await hashExclusively(actor.staffId, () =>
    checkPassword(site, account, input, now),
  );
  return reauthenticate(db, actor, proofFactor(proof), now, async (transaction) =>
    proof ? consumePasswordProof(transaction, proof, now) : false,
  );
}

/**
 * @returns the session's new token
 * @throws ProblemError `sign-in-refused`, or `not-signed-in` if the session has ended
 */
export async function reauthenticate(
  db: Db,
  { staffId, sessionId }: Actor,
  by: Factor,
  now: number,
  consumeProof: (transaction: Db) => Promise<boolean>,
): Promise<string> {
  const token = newToken();
  const isConfirmed = await db.transaction().execute(async (transaction) => {
    if (!(await consumeProof(transaction))) return false;
    const session = await transaction
      .updateTable('staff_sessions')
      .set({ digest: tokenDigest(token), proved_at: now, proved_by: by })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!session) throw new ProblemError('not-signed-in', 'Your session has ended');
    await auditProof(transaction, { staffId, by, sessionId }, now);
    return true;
  });
  if (isConfirmed) return token;
  await auditRefusal(db, staffId, by, now);
  throw new ProblemError('sign-in-refused', 'Your identity could not be confirmed, so try again');
}
