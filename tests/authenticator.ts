/**
 * A passkey without a browser: keys of node:crypto that answer as an authenticator and its page
 * would (https://www.w3.org/TR/webauthn-3/, ES256, attestation "none").
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Json = Record<string, unknown>;

export interface Authenticator {
  /** Id of the credential, base64url. */
  id: string;
  /** The browser's response to `navigator.credentials.create`. */
  register: (options: Json, from?: Partial<From>) => Json;
  /** The browser's response to `navigator.credentials.get`. */
  sign: (options: Json, from?: Partial<From>) => Json;
}

interface From {
  /** Origin of the requesting page. */
  origin: string;
  /** Host name that the key is scoped to. */
  rpId: string;
  /** Whether the user was verified by a fingerprint or a PIN. */
  isVerified: boolean;
  /** Uses of the key so far. */
  counter: number;
  /** Corrupts the signature's input. */
  tampered: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** @param site origin of the site; on this machine its pages are at `localhost` */
export function makeAuthenticator(site: string): Authenticator {
  const { port } = new URL(site);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const idBytes = randomBytes(32);
  const id = idBytes.toString('base64url');
  let uses = 0;
  let userHandle = '';

  const at = (from: Partial<From>): From => ({
    origin: `http://localhost:${port}`,
    rpId: 'localhost',
    isVerified: true,
    counter: uses,
    tampered: false,
    ...from,
  });
  const clientData = (type: string, challenge: unknown, { origin }: From) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = ({ rpId, isVerified, counter }: From, attested = Buffer.alloc(0)) => {
    const flags = PRESENT + (isVerified ? VERIFIED : 0) + (attested.length > 0 ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count, attested]);
  };

  return {
    id,
    register(options, from = {}) {
      const facts = at({ counter: 0, ...from });
      userHandle = (options.user as { id: string }).id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, unknown>([
          ...([[1, 2] as const, [3, -7] as const, [-1, 1] as const] as [number, unknown][]),
          ...([
            [-2, Buffer.from(x, 'base64url')],
            [-3, Buffer.from(y, 'base64url')],
          ] as [number, unknown][]),
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(idBytes.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, idBytes, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(facts, attested)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, facts)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    sign(options, from = {}) {
      if (from.counter === undefined) uses += 1;
      const facts = at(from);
      const client = clientData('webauthn.get', options.challenge, facts);
      const data = authData(facts);
      const signed = Buffer.concat([data, sha256(client)]);
      if (facts.tampered) signed[signed.length - 1] = (signed.at(-1) ?? 0) ^ 1;
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', signed, privateKey)),
          userHandle,
        },
      };
    },
  };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** As much of CBOR (RFC 8949) as attestations need. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = [...(value as Map<unknown, unknown>)];
  const parts = entries.flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, entries.length), ...parts]);
}

function head(major: number, size: number): Buffer {
  const type = major << 5;
  if (size < 24) return Buffer.from([type + size]);
  if (size < 256) return Buffer.from([type + 24, size]);
  return Buffer.from([type + 25, size >> 8, size & 255]);
}
