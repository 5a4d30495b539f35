/**
 * Links in mails that confirm or end a subscription or an alert. The token is the id, for `confirm`
 * the time of expiry, and an HMAC over both, the page and the purpose. It holds no personal data,
 * and a token for another id cannot be forged.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LinkPurpose } from '#contract/newsletter.ts';

/** Milliseconds for which a link to confirm is valid. A link to unsubscribe does not expire. */
export const CONFIRM_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Bytes of a UUID, of a time in epoch milliseconds, and of the HMAC-SHA256. */
const ID = 16;
const TIME = 6;
const MAC = 32;

/** Paths of the linked pages, without the slash. A token of one is not valid on the other. */
type LinkPage = 'newsletter' | 'job-alerts';

export interface LinkTarget {
  page: LinkPage;
  /**
   * `siteSecret(db, 'newsletter')`, for both pages, because the page is part of the signed data.
   */
  secret: string;
  purpose: LinkPurpose;
}

/**
 * @param subjectId UUID in lower case
 * @param now epoch milliseconds
 * @returns such as `/newsletter?confirm=TOKEN` or `/job-alerts?leave=TOKEN`
 */
export function signedPath(target: LinkTarget, subjectId: string, now: number): string {
  const { page, purpose } = target;
  const id = Buffer.from(subjectId.replaceAll('-', ''), 'hex');
  const fields = purpose === 'confirm' ? [id, timeBytes(now + CONFIRM_LIFETIME)] : [id];
  const signed = Buffer.concat(fields);
  const token = Buffer.concat([signed, sign(target, signed)]).toString('base64url');
  return `/${page}?${purpose}=${token}`;
}

/** @returns the subject's id; null if the token is forged, for another target, or expired */
export function readToken(target: LinkTarget, token: string, now: number): string | null {
  const { purpose } = target;
  const size = ID + (purpose === 'confirm' ? TIME : 0);
  // Sizes are multiples of three, so each token has one base64url encoding, without padding bits.
  if (token.length !== ((size + MAC) / 3) * 4 || !/^[\w-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(0, size);
  if (!timingSafeEqual(bytes.subarray(size), sign(target, signed))) return null;
  if (purpose === 'confirm' && signed.readUIntBE(ID, TIME) <= now) return null;
  return asUuid(signed.subarray(0, ID));
}

/** The first 16 bytes as a UUID string. */
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
