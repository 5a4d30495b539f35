import { sql } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { countAttempt } from './attempt-limits.ts';
import { findKnownClient } from './known-clients.ts';
import { assertionOptions, checkAssertion, consumeAssertion } from './passkey-assertions.ts';
import type { WebAuthn } from './passkeys.ts';
import {
  checkPassword,
  consumePasswordProof,
  type PasswordAccount,
  proofFactor,
} from './password-proof.ts';
import { derive } from './secrets.ts';
import type { Factor } from './sessions.ts';
import type { Client, StaffSite } from './staff-site.ts';
import { auditProof, auditRefusal, type SessionTokens, startSession } from './start-session.ts';

/** @throws ProblemError `conflict` if passkeys cannot be used */
export const passkeySignInOptions = (site: StaffSite, now: number): Promise<WebAuthn> =>
  assertionOptions(site, 'sign-in', { now });

/**
 * Signs in by passkey. Failures are not limited, because a key cannot be guessed.
 * @throws ProblemError `sign-in-refused`
 */
export async function signInByPasskey(
  site: StaffSite,
  { response, client, now }: { response: WebAuthn; client: Client; now: number },
): Promise<SessionTokens> {
  const { db } = site;
  const assertion = await checkAssertion(site, 'sign-in', response, now);
  const tokens =
    assertion &&
    (await startSessionBy(
      db,
      { staffId: assertion.staffId, by: 'passkey', client, now },
      (transaction) => consumeAssertion(transaction, assertion, now),
    ));
  if (tokens) return tokens;
  await auditRefusal(db, assertion?.staffId ?? null, 'passkey', now);
  throw new ProblemError('sign-in-refused', 'This passkey is unknown, or the request has expired');
}

/**
 * @throws ProblemError `sign-in-refused` (the same for every reason), `too-many` or `unavailable`
 */
export async function signInByPassword(
  site: StaffSite,
  input: { email: string; password: string; code: string; client: Client; now: number },
): Promise<SessionTokens> {
  const { db, secret } = site;
  const { email, client, now } = input;
  const account = await accountOf(db, email);
  const clientDigest = account
    ? await findKnownClient(db, account.id, client.clientToken, now)
    : null;
  const digest = derive(secret, 'account', email.toLowerCase()).toString('base64url');
  await countAttempt(db, { account: digest, network: client.network, clientDigest }, now);
  const lane = clientDigest ? 'known' : 'anonymous';
  const proof = await checkPassword(site, account, { ...input, clientDigest, lane }, now);
  const by = proofFactor(proof);
  const tokens =
    proof &&
    (await startSessionBy(db, { staffId: proof.staffId, by, client, now }, (transaction) =>
      consumePasswordProof(transaction, proof, now),
    ));
  if (tokens) return tokens;
  await auditRefusal(db, account?.id ?? null, by, now);
  throw new ProblemError('sign-in-refused', 'Email, password or code is wrong');
}

/**
 * Consumes a proof and starts a session.
 * @returns null if the proof has been consumed before
 */
const startSessionBy = (
  db: Db,
  sessionInput: { staffId: string; by: Factor; client: Client; now: number },
  consumeProof: (transaction: Db) => Promise<boolean>,
): Promise<SessionTokens | null> =>
  db.transaction().execute(async (transaction) => {
    if (!(await consumeProof(transaction))) return null;
    const tokens = await startSession(transaction, sessionInput);
    await auditProof(transaction, { ...sessionInput, sessionId: null }, sessionInput.now);
    return tokens;
  });

function accountOf(db: Db, email: string): Promise<PasswordAccount | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'password_hash as passwordHash', 'totp_secret as totpSecret'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}
