import { sql } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { countAttempt } from './attempt-limits.ts';
import { type Entered, enter, recordProof, recordRefusal } from './enter.ts';
import { knownClient } from './known-clients.ts';
import { assertionOptions, checkAssertion, spendAssertion } from './passkey-assertions.ts';
import type { WebAuthn } from './passkeys.ts';
import { checkPassword, factorOf, type PasswordAccount, spendPassword } from './password-proof.ts';
import { derive } from './secrets.ts';
import type { Factor } from './sessions.ts';
import type { Client, StaffSite } from './staff-site.ts';

/** @throws ProblemError `conflict` where passkeys cannot be used */
export const passkeySignInOptions = (site: StaffSite, now: number): Promise<WebAuthn> =>
  assertionOptions(site, 'sign-in', { now });

/** Begins a session. No count of failures stands in its way: nobody guesses a key. @throws ProblemError `sign-in-refused` */
export async function signInByPasskey(
  site: StaffSite,
  { response, client, now }: { response: WebAuthn; client: Client; now: number },
): Promise<Entered> {
  const { db } = site;
  const assertion = await checkAssertion(site, 'sign-in', response, now);
  const entered =
    assertion &&
    (await enterBy(db, { staffId: assertion.staffId, by: 'passkey', client, now }, (transaction) =>
      spendAssertion(transaction, assertion, now),
    ));
  if (entered) return entered;
  await recordRefusal(db, assertion?.staffId ?? null, 'passkey', now);
  throw new ProblemError('sign-in-refused', 'This passkey opens nothing here, or took too long');
}

/** @throws ProblemError `sign-in-refused` (the same for whatever is wrong), `too-many` or `unavailable` */
export async function signInByPassword(
  site: StaffSite,
  typed: { email: string; password: string; code: string; client: Client; now: number },
): Promise<Entered> {
  const { db, secret } = site;
  const { email, client, now } = typed;
  const account = await accountOf(db, email);
  const known = account ? await knownClient(db, account.id, client.clientToken, now) : null;
  const digest = derive(secret, 'account', email.toLowerCase()).toString('base64url');
  await countAttempt(db, { account: digest, network: client.network, known }, now);
  const lane = known ? 'known' : 'stranger';
  const proof = await checkPassword(site, account, { ...typed, known, lane }, now);
  const by = factorOf(proof);
  const entered =
    proof &&
    (await enterBy(db, { staffId: proof.staffId, by, client, now }, (transaction) =>
      spendPassword(transaction, proof, now),
    ));
  if (entered) return entered;
  await recordRefusal(db, account?.id ?? null, by, now);
  throw new ProblemError('sign-in-refused', 'Email, password or code is wrong');
}

/** Begins a session by a proof. @returns null where the proof has been used up before */
const enterBy = (
  db: Db,
  who: { staffId: string; by: Factor; client: Client; now: number },
  spend: (transaction: Db) => Promise<boolean>,
): Promise<Entered | null> =>
  db.transaction().execute(async (transaction) => {
    if (!(await spend(transaction))) return null;
    const entered = await enter(transaction, who);
    await recordProof(transaction, { ...who, sessionId: null }, who.now);
    return entered;
  });

function accountOf(db: Db, email: string): Promise<PasswordAccount | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'password_hash as passwordHash', 'totp_secret as totpSecret'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}
