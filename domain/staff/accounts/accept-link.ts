/** Consumes a link of an invitation or a recovery and sets up the account's way to sign in. */
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { countLinkUse } from './attempt-limits.ts';
import { lockStaff } from './authority.ts';
import { hashExclusively } from './hashing-queue.ts';
import { deleteClients } from './known-clients.ts';
import { consumeLink, goneLinkProblem, type Link, readLink } from './links.ts';
import { auditAndNotify } from './notify-member.ts';
import { checkRegistration, registrationOptions, storePasskey, type WebAuthn } from './passkeys.ts';
import { requireStrongPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { createRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import { tokenDigest } from './secrets.ts';
import { endSessions } from './session-list.ts';
import type { Factor } from './sessions.ts';
import type { Client, StaffSite } from './staff-site.ts';
import { type SessionTokens, startSession } from './start-session.ts';
import { deriveTotpSecret, stepOf, totpSetup } from './totp.ts';

interface AcceptInput {
  token: string;
  /** The new member's name; ignored for a recovery. */
  name: string;
  client: Client;
  now: number;
}

export interface AcceptedLink extends SessionTokens {
  /** Shown once. Empty for a passkey, which needs no code. */
  recoveryCodes: string[];
}

/** @throws ProblemError `gone`, or `conflict` if passkeys cannot be used */
export async function passkeyOptionsForLink(
  site: StaffSite,
  { token, name, now }: Omit<AcceptInput, 'client'>,
): Promise<WebAuthn> {
  const link = await readLink(site.db, token, now);
  return registrationOptions(site, { ...link, name: link.name || name }, { now });
}

/** @throws ProblemError `gone` or `invalid-fields` */
export async function acceptByPasskey(
  site: StaffSite,
  { token, name, response, client, now }: AcceptInput & { response: WebAuthn },
): Promise<AcceptedLink> {
  const link = await readLink(site.db, token, now);
  await countLinkUse(site.db, link.digest, now);
  const passkey = await checkRegistration(site, link.staffId, response, now);
  return accept(site.db, link, { name, by: 'passkey', client, now }, async (transaction) => {
    const { staffId } = link;
    await storePasskey(transaction, { staffId, name: client.description, passkey, now });
    return [];
  });
}

/**
 * Returns the same secret each time until the link is consumed.
 * @throws ProblemError `gone`
 */
export async function totpForLink({ db, secret, brand }: StaffSite, token: string, now: number) {
  const { digest, email } = await readLink(db, token, now);
  return totpSetup(deriveTotpSecret(secret, digest), brand, email);
}

type PasswordInput = AcceptInput & { password: string; code: string };

/** @throws ProblemError `gone`, `invalid-fields`, `too-many` or `unavailable` */
export const acceptByPassword = (site: StaffSite, input: PasswordInput): Promise<AcceptedLink> =>
  // The link is read inside the exclusive section, so a request that comes after its use costs no
  // digest.
  hashExclusively(tokenDigest(input.token), () => setUpPassword(site, input));

async function setUpPassword(
  { db, secret, brand }: StaffSite,
  { token, name, password, code, client, now }: PasswordInput,
): Promise<AcceptedLink> {
  const link = await readLink(db, token, now);
  await countLinkUse(db, link.digest, now);
  requireStrongPassword(password, [brand, link.email, link.name || name]);
  const totpSecret = deriveTotpSecret(secret, link.digest);
  const step = requireTotpStep(totpSecret, code, now);
  const passwordHash = await hashPassword(password, 'known');
  const recovery = await createRecoveryCodes(secret, link.staffId);
  return accept(db, link, { name, by: 'password', client, now }, async (transaction) => {
    const values = { password_hash: passwordHash, totp_secret: totpSecret, totp_last_step: step };
    await transaction.updateTable('staff').set(values).where('id', '=', link.staffId).execute();
    await storeRecoveryCodes(transaction, link.staffId, recovery);
    return recovery.codes;
  });
}

/** @throws ProblemError `invalid-fields` */
export function requireTotpStep(totpSecret: string, code: string, now: number): number {
  const step = stepOf(totpSecret, code, now);
  if (step !== null) return step;
  throw fieldProblem(
    'code',
    'This code is wrong or has expired, so enter the code that your app shows now',
  );
}

async function accept(
  db: Db,
  link: Link,
  { name, by, client, now }: Omit<AcceptInput, 'token'> & { by: Factor },
  setFactor: (transaction: Db) => Promise<string[]>,
): Promise<AcceptedLink> {
  const { staffId, purpose } = link;
  return db.transaction().execute(async (transaction) => {
    await lockStaff(transaction);
    await consumeLink(transaction, link, now);
    if (purpose === 'invitation') await createAccount(transaction, link, name, now);
    else await clearFactors(transaction, staffId, now);
    const recoveryCodes = await setFactor(transaction);
    await announceChange(transaction, ['staff'], now);
    const tokens = await startSession(transaction, { staffId, by, client, now });
    const entry = { staffId, objectKind: 'staff', objectId: staffId, details: { role: link.role } };
    if (purpose === 'invitation') {
      await audit(transaction, { action: 'staff-joined', ...entry }, now);
    } else {
      await auditAndNotify(transaction, staffId, { action: 'staff-recovered', ...entry }, now);
    }
    return { ...tokens, recoveryCodes };
  });
}

/** @throws ProblemError `gone` */
export async function createAccount(
  transaction: Db,
  { staffId, email, role }: Link,
  name: string,
  now: number,
): Promise<void> {
  const stored = await transaction
    .insertInto('staff')
    .values({ id: staffId, email, name, role, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // A person with this address has joined in the meantime by another link.
  if (!stored) throw goneLinkProblem();
}

/**
 * Removes all earlier ways to sign in and ends all sessions, because lost factors may be in someone
 * else's hands.
 */
async function clearFactors(transaction: Db, staffId: string, now: number): Promise<void> {
  const member = await transaction
    .updateTable('staff')
    .set({ password_hash: null, totp_secret: null, totp_last_step: null })
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!member) throw goneLinkProblem();
  await transaction.deleteFrom('passkeys').where('staff_id', '=', staffId).execute();
  await transaction.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  // The provider may have given the person another id.
  await transaction.deleteFrom('staff_identities').where('staff_id', '=', staffId).execute();
  await deleteClients(transaction, staffId);
  await endSessions(transaction, staffId, { by: staffId, cause: 'staff-recovered', now });
}
