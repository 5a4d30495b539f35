/** Passwords as digests: argon2id, written as a PHC string. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hashInTurn, type Lane } from './hashing-turns.ts';

/**
 * KiB, passes and lanes: OWASP's recommendation for argon2id.
 * Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const BYTES = 32;
const SALT = 16;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

const argon2Async = promisify(argon2);

/** What a password of nobody is compared with, so that it takes as long as somebody's. */
const NOBODY = Buffer.alloc(BYTES);
const NOBODYS_SALT = randomBytes(SALT);

export async function hashPassword(password: string, lane: Lane): Promise<string> {
  const salt = randomBytes(SALT);
  const digest = await slowDigest(password.normalize('NFC'), salt, lane);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(digest)}`;
}

/** @param stored PHC string; null for nobody's, which no password is, and which takes as long */
export async function isPassword(
  password: string,
  stored: string | null,
  lane: Lane,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', digest = ''] = PHC.exec(stored ?? '') ?? [];
  const isStored = memory !== undefined;
  const cost = isStored
    ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    : COST;
  const bytes = isStored ? Buffer.from(salt, 'base64') : NOBODYS_SALT;
  const found = await slowDigest(password.normalize('NFC'), bytes, lane, cost);
  const expected = isStored ? Buffer.from(digest, 'base64') : NOBODY;
  return timingSafeEqual(found, expected) && isStored;
}

/** 32 bytes of argon2id. @throws ProblemError `unavailable` where too many wait already */
export async function slowDigest(
  text: string,
  salt: Buffer,
  lane: Lane,
  cost = COST,
): Promise<Buffer> {
  const parameters = { message: text, nonce: salt, tagLength: BYTES, ...cost };
  return hashInTurn(lane, () => argon2Async('argon2id', parameters));
}

/** PHC strings have no padding. */
const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
