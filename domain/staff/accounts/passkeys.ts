/** Registration of passkeys. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import {
  CHALLENGE_LIFETIME,
  type ChallengePurpose,
  consumeChallenge,
  createChallenge,
  isChallenge,
} from './challenges.ts';
import type { RelyingParty, StaffSite } from './staff-site.ts';

/**
 * Imported on first use, because the library takes 10 MB of memory and not every site's staff use
 * passkeys.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** Unchecked JSON from a browser, or options for one. */
export type WebAuthn = Record<string, unknown>;

export interface PasskeyOwner {
  staffId: string;
  email: string;
  name: string;
}

/**
 * Maximum characters of a credential id and bytes of a public key, more than any authenticator
 * creates.
 */
const LIMITS = { id: 1400, key: 4000 };

/** COSE algorithm numbers of EdDSA, ES256 and RS256. Every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Credential ids of a member. */
export async function passkeyIdsOf(db: Db, staffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select('id')
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ id }) => id);
}

/** @throws ProblemError `conflict` if the site's origin does not allow passkeys */
export function requireRelyingParty({ relyingParty }: StaffSite): RelyingParty {
  if (relyingParty) return relyingParty;
  const detail = 'Passkeys need TLS and a host name, not an IP address, so sign in with a password';
  throw new ProblemError('conflict', detail);
}

export async function registrationOptions(
  site: StaffSite,
  { staffId, email, name }: PasskeyOwner,
  { existingIds = [], now }: { existingIds?: readonly string[]; now: number },
): Promise<WebAuthn> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.brand,
    rpID: requireRelyingParty(site).id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(staffId)),
    challenge: createChallenge(site.secret, purposeFor(staffId), now),
    timeout: CHALLENGE_LIFETIME,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existingIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** A verified passkey that has not been stored. */
export interface NewPasskey {
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  challenge: string;
  purpose: ChallengePurpose;
}

/** @throws ProblemError `invalid-fields` */
export async function checkRegistration(
  site: StaffSite,
  staffId: string,
  response: WebAuthn,
  now: number,
): Promise<NewPasskey> {
  const { id, origin } = requireRelyingParty(site);
  const purpose = purposeFor(staffId);
  const answer = response as unknown as RegistrationResponseJSON;
  let challenge = '';
  try {
    await rejectCertificates(answer);
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (signedChallenge) => {
        challenge = signedChallenge;
        return isChallenge(site.secret, purpose, signedChallenge, now);
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new Error('The registration could not be verified');
    const { credential } = registrationInfo;
    if (credential.id.length > LIMITS.id || credential.publicKey.length > LIMITS.key) {
      throw new Error('The credential is too large');
    }
    return {
      id: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: transportsOf(credential.transports),
      challenge,
      purpose,
    };
  } catch (cause) {
    throw passkeyProblem(cause);
  }
}

/**
 * @throws ProblemError `invalid-fields` if the response was used before, or the passkey is already
 *   registered
 */
export async function storePasskey(
  transaction: Db,
  { staffId, name, passkey, now }: PasskeyInput,
): Promise<void> {
  const { challenge, purpose, id } = passkey;
  const isConsumed = await consumeChallenge(transaction, challenge, purpose, now);
  const stored =
    isConsumed &&
    (await transaction
      .insertInto('passkeys')
      .values({
        id,
        staff_id: staffId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: JSON.stringify(passkey.transports),
        name,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst());
  if (!stored) throw passkeyProblem();
}

interface PasskeyInput {
  staffId: string;
  name: string;
  passkey: NewPasskey;
  now: number;
}

const purposeFor = (staffId: string): ChallengePurpose => `new ${staffId}`;

/**
 * Rejects attestation certificates. None are requested, and browsers omit them. A forged one could
 * name a host to which the library would send a revocation request.
 */
async function rejectCertificates({ response }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const bytes = isoBase64URL.toBuffer(response.attestationObject);
  const attestation = decodeAttestationObject(bytes);
  const format = attestation.get('fmt');
  const hasCertificates = attestation.get('attStmt').get('x5c') !== undefined;
  if (format === 'none' || (format === 'packed' && !hasCertificates)) return;
  throw new Error(`The attestation format ${format} is not accepted`);
}

function transportsOf(transports: unknown): string[] {
  if (!Array.isArray(transports)) return [];
  return transports.filter((name) => /^[a-z-]{1,20}$/.test(String(name))).slice(0, 10);
}

function passkeyProblem(cause?: unknown): ProblemError {
  const message = 'This passkey could not be accepted, so create it again';
  return new ProblemError('invalid-fields', message, {
    errors: [{ field: 'response', message }],
    cause,
  });
}
