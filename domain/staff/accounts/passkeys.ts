/** Making a passkey, and what a browser may answer to that. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import {
  CHALLENGE_LIFETIME,
  type ChallengePurpose,
  isChallenge,
  makeChallenge,
  spendChallenge,
} from './challenges.ts';
import type { RelyingParty, StaffSite } from './staff-site.ts';

/** The library takes 10 MB of memory, which a site whose staff have no passkeys does not spend. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** What a browser sent, which nobody has looked at yet. */
export type WebAuthn = Record<string, unknown>;

/** Whoever a passkey is made for. */
export interface PasskeyOwner {
  staffId: string;
  email: string;
  name: string;
}

/** Characters of a credential's id, and bytes of its key: more than any authenticator makes. */
const LIMITS = { id: 1400, key: 4000 };

/** COSE numbers of EdDSA, ES256 and RS256: one of these is what every authenticator has. */
const ALGORITHMS = [-8, -7, -257];

/** Ids of somebody's credentials. */
export async function ownPasskeys(db: Db, staffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select('id')
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ id }) => id);
}

/** @throws ProblemError `conflict` where the site's origin allows none */
export function requireRelyingParty({ relyingParty }: StaffSite): RelyingParty {
  if (relyingParty) return relyingParty;
  const detail = 'Passkeys need TLS and a host name, not an IP address: sign in with a password';
  throw new ProblemError('conflict', detail);
}

export async function registrationOptions(
  site: StaffSite,
  { staffId, email, name }: PasskeyOwner,
  { known = [], now }: { known?: readonly string[]; now: number },
): Promise<WebAuthn> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.brand,
    rpID: requireRelyingParty(site).id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(staffId)),
    challenge: makeChallenge(site.secret, purposeFor(staffId), now),
    timeout: CHALLENGE_LIFETIME,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** A passkey that is what it says, not yet stored. */
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
    await refuseCertificates(answer);
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (signed) => {
        challenge = signed;
        return isChallenge(site.secret, purpose, signed, now);
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new Error('not verified');
    const { credential } = registrationInfo;
    if (credential.id.length > LIMITS.id || credential.publicKey.length > LIMITS.key) {
      throw new Error('too large');
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
    throw refusedPasskey(cause);
  }
}

/** @throws ProblemError `invalid-fields` where it was sent before, or belongs to somebody */
export async function storePasskey(
  transaction: Db,
  { staffId, name, passkey, now }: StoredPasskey,
): Promise<void> {
  const { challenge, purpose, id } = passkey;
  const isFirst = await spendChallenge(transaction, challenge, purpose, now);
  const stored =
    isFirst &&
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
  if (!stored) throw refusedPasskey();
}

interface StoredPasskey {
  staffId: string;
  name: string;
  passkey: NewPasskey;
  now: number;
}

const purposeFor = (staffId: string): ChallengePurpose => `new ${staffId}`;

/**
 * None is asked for, and browsers leave them out. Those of a liar name hosts that would be asked whether
 * they have been revoked.
 */
async function refuseCertificates({ response }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const bytes = isoBase64URL.toBuffer(response.attestationObject);
  const attestation = decodeAttestationObject(bytes);
  const format = attestation.get('fmt');
  const hasCertificates = attestation.get('attStmt').get('x5c') !== undefined;
  if (format === 'none' || (format === 'packed' && !hasCertificates)) return;
  throw new Error(`an attestation of the format ${format}`);
}

function transportsOf(transports: unknown): string[] {
  if (!Array.isArray(transports)) return [];
  return transports.filter((one) => /^[a-z-]{1,20}$/.test(String(one))).slice(0, 10);
}

function refusedPasskey(cause?: unknown): ProblemError {
  const message = 'This passkey could not be taken: please make it again';
  return new ProblemError('invalid-fields', message, {
    errors: [{ field: 'response', message }],
    cause,
  });
}
