/**
 * Links by which whoever reads a mail confirms or ends the subscription that it is about. The
 * token is the subscription's id, for `confirm` the time at which it expires, and an HMAC over
 * both and the purpose: nothing in it is about a person, and nobody can make one for another id.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LinkPurpose } from '#contract/newsletter.ts';

/** Milliseconds for which a link to confirm is good. One to leave has no end. */
export const CONFIRM_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Bytes of a UUID, of a time in epoch milliseconds, and of the HMAC-SHA256. */
const ID = 16;
const TIME = 6;
const MAC = 32;

/**
 * @param subscriptionId UUID, in lower case
 * @param now epoch milliseconds
 * @returns `/newsletter?confirm=TOKEN` or `/newsletter?leave=TOKEN`
 */
export function newsletterPath(
  secret: string,
  purpose: LinkPurpose,
  subscriptionId: string,
  now: number,
): string {
  const id = Buffer.from(subscriptionId.replaceAll('-', ''), 'hex');
  const head = purpose === 'confirm' ? [id, timeBytes(now + CONFIRM_LIFETIME)] : [id];
  const signed = Buffer.concat(head);
  const token = Buffer.concat([signed, sign(secret, purpose, signed)]).toString('base64url');
  return `/newsletter?${purpose}=${token}`;
}

/** @returns the subscription's id; null for a token that is not ours, for something else, or expired */
export function readToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: number,
): string | null {
  const size = ID + (purpose === 'confirm' ? TIME : 0);
  // Each size is a multiple of three: one spelling a token, without padding or spare bits.
  if (token.length !== ((size + MAC) / 3) * 4 || !/^[\w-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(0, size);
  if (!timingSafeEqual(bytes.subarray(size), sign(secret, purpose, signed))) return null;
  if (purpose === 'confirm' && signed.readUIntBE(ID, TIME) <= now) return null;
  return signed
    .toString('hex', 0, ID)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function timeBytes(time: number): Buffer {
  const bytes = Buffer.alloc(TIME);
  bytes.writeUIntBE(time, 0, TIME);
  return bytes;
}

function sign(secret: string, purpose: LinkPurpose, signed: Buffer): Buffer {
  return createHmac('sha256', secret).update(`newsletter.${purpose}\n`).update(signed).digest();
}
