/**
 * Links by which whoever reads a mail confirms or ends what it is about: a subscription, an alert. The
 * token is its id, for `confirm` the time at which it expires, and an HMAC over
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

/** The pages that such links lead to, without the slash: a token of one is none of the other. */
type LinkPage = 'newsletter' | 'job-alerts';

/** What a token is about. */
export interface LinkTarget {
  page: LinkPage;
  /** `siteSecret(db, 'newsletter')`: the page stands in what is signed. */
  secret: string;
  purpose: LinkPurpose;
}

/**
 * @param subjectId UUID, in lower case
 * @param now epoch milliseconds
 * @returns `/newsletter?confirm=TOKEN`, or `leave=` in its place
 */
export function signedPath(target: LinkTarget, subjectId: string, now: number): string {
  const { page, purpose } = target;
  const id = Buffer.from(subjectId.replaceAll('-', ''), 'hex');
  const head = purpose === 'confirm' ? [id, timeBytes(now + CONFIRM_LIFETIME)] : [id];
  const signed = Buffer.concat(head);
  const token = Buffer.concat([signed, sign(target, signed)]).toString('base64url');
  return `/${page}?${purpose}=${token}`;
}

/** @returns the subject's id; null for a token that is not ours, for something else, or expired */
export function readToken(target: LinkTarget, token: string, now: number): string | null {
  const { purpose } = target;
  const size = ID + (purpose === 'confirm' ? TIME : 0);
  // Each size is a multiple of three: one spelling a token, without padding or spare bits.
  if (token.length !== ((size + MAC) / 3) * 4 || !/^[\w-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(0, size);
  if (!timingSafeEqual(bytes.subarray(size), sign(target, signed))) return null;
  if (purpose === 'confirm' && signed.readUIntBE(ID, TIME) <= now) return null;
  return asUuid(signed.subarray(0, ID));
}

/** The first 16 bytes as a UUID is written. */
export function asUuid(bytes: Buffer): string {
  return bytes
    .toString('hex', 0, ID)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function timeBytes(time: number): Buffer {
  const bytes = Buffer.alloc(TIME);
  bytes.writeUIntBE(time, 0, TIME);
  return bytes;
}

function sign({ page, secret, purpose }: LinkTarget, signed: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${page}.${purpose}\n`).update(signed).digest();
}
