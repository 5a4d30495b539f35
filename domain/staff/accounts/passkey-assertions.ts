/** Assertions: signatures by a passkey for signing in or reauthenticating. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Db } from '#db/schema.ts';
import {
  CHALLENGE_LIFETIME,
  type ChallengePurpose,
  consumeChallenge,
  createChallenge,
  isChallenge,
} from './challenges.ts';
import { loadWebAuthn, requireRelyingParty, type WebAuthn } from './passkeys.ts';
import type { StaffSite } from './staff-site.ts';

/** @param allowed credential ids; without them the browser offers all that it knows */
export async function assertionOptions(
  site: StaffSite,
  purpose: ChallengePurpose,
  { allowed, now }: { allowed?: readonly string[]; now: number },
): Promise<WebAuthn> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: requireRelyingParty(site).id,
    challenge: createChallenge(site.secret, purpose, now),
    timeout: CHALLENGE_LIFETIME,
    userVerification: 'required',
    ...(allowed && { allowCredentials: allowed.map((id) => ({ id })) }),
  });
  return { ...options };
}

/** A verified assertion that has not been consumed. */
export interface Assertion {
  staffId: string;
  passkeyId: string;
  challenge: string;
  purpose: ChallengePurpose;
  oldCounter: number;
  newCounter: number;
}

/** @returns null if it is invalid for any reason */
export async function checkAssertion(
  site: StaffSite,
  purpose: ChallengePurpose,
  response: WebAuthn,
  now: number,
): Promise<Assertion | null> {
  const { id: rpId, origin } = requireRelyingParty(site);
  const answer = response as unknown as AuthenticationResponseJSON;
  if (typeof answer.id !== 'string') return null;
  const passkey = await site.db
    .selectFrom('passkeys')
    .innerJoin('staff', 'staff.id', 'passkeys.staff_id')
    .select(['passkeys.id', 'staff_id', 'public_key', 'counter'])
    .where('passkeys.id', '=', answer.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!passkey) return null;
  let challenge = '';
  try {
    const { userHandle } = answer.response;
    const handle = Buffer.from(passkey.staff_id).toString('base64url');
    if (userHandle && userHandle !== handle) return null;
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (signedChallenge) => {
        challenge = signedChallenge;
        return isChallenge(site.secret, purpose, signedChallenge, now);
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (!verified) return null;
    return {
      staffId: passkey.staff_id,
      passkeyId: passkey.id,
      challenge,
      purpose,
      oldCounter: passkey.counter,
      newCounter: authenticationInfo.newCounter,
    };
  } catch {
    // The library may throw on arbitrary input.
    return null;
  }
}

/**
 * Consumes an assertion. Must run in the transaction that it authorizes.
 * @returns false if it was consumed before
 */
export async function consumeAssertion(
  transaction: Db,
  { passkeyId, challenge, purpose, oldCounter, newCounter }: Assertion,
  now: number,
): Promise<boolean> {
  if (!(await consumeChallenge(transaction, challenge, purpose, now))) return false;
  const passkey = await transaction
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', passkeyId)
    .where('counter', '=', oldCounter)
    .returning('id')
    .executeTakeFirst();
  return passkey !== undefined;
}
