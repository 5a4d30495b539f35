/** Password digests with argon2id, stored as PHC strings. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hashQueued, type Lane } from './hashing-queue.ts';

/**
 * Memory in KiB, passes and lanes: OWASP's recommendation for argon2id. Source:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const DIGEST_LENGTH = 32;
const SALT_LENGTH = 16;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

const argon2Async = promisify(argon2);

/** Compared with when there is no account, so that the check takes equally long. */
const DUMMY_DIGEST = Buffer.alloc(DIGEST_LENGTH);
const DUMMY_SALT = randomBytes(SALT_LENGTH);

export async function hashPassword(password: string, lane: Lane): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const digest = await slowDigest(password.normalize('NFC'), salt, lane);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(digest)}`;
}

/**
 * @param stored PHC string; null without an account, for which the check takes equally long and
 *   fails
 */
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
  const bytes = isStored ? Buffer.from(salt, 'base64') : DUMMY_SALT;
  const actual = await slowDigest(password.normalize('NFC'), bytes, lane, cost);
  const expected = isStored ? Buffer.from(digest, 'base64') : DUMMY_DIGEST;
  return timingSafeEqual(actual, expected) && isStored;
}

/**
 * 32 bytes of argon2id.
 * @throws ProblemError `unavailable` if too many are queued
 */
export async function slowDigest(
  text: string,
  salt: Buffer,
  lane: Lane,
  cost = COST,
): Promise<Buffer> {
  const parameters = { message: text, nonce: salt, tagLength: DIGEST_LENGTH, ...cost };
  return hashQueued(lane, () => argon2Async('argon2id', parameters));
}

/** PHC strings use base64 without padding. */
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
