/**
 * The private link of an applicant to the page of an application. The token is its id and an HMAC over that
 * and the number that stands in its row: another number makes every earlier link worthless. Nothing in it is about
 * a person, and it has no end of its own: it ends with the application.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { asUuid } from './signed-links.ts';

/** `siteSecret` of this name signs them. */
export const STATUS_SECRET = 'application-status';

/** What stands before the token. */
export const STATUS_PAGE = '/application';

/** Bytes of a UUID, and of the HMAC-SHA256: together a multiple of three, so one spelling a token. */
const ID = 16;
const MAC = 32;
const TOKEN_LENGTH = ((ID + MAC) / 3) * 4;

interface LinkedApplication {
  /** UUID, in lower case. */
  id: string;
  /** `link_version` of its row. */
  linkVersion: number;
}

/** @returns `/application/TOKEN`, below the origin of the site and the prefix of a language */
export function statusPath(secret: string, application: LinkedApplication): string {
  const id = bytesOf(application.id);
  const token = Buffer.concat([id, sign(secret, id, application.linkVersion)]);
  return `${STATUS_PAGE}/${token.toString('base64url')}`;
}

/** The id of the application that a token says it is of; null for what cannot be a token. */
export function statusTokenId(token: string): string | null {
  if (token.length !== TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return null;
  return asUuid(Buffer.from(token, 'base64url').subarray(0, ID));
}

/** Whether a token is the one that is good for this application now. */
export function isStatusToken(
  secret: string,
  token: string,
  { id, linkVersion }: LinkedApplication,
): boolean {
  const given = Buffer.from(token, 'base64url').subarray(ID);
  const own = sign(secret, bytesOf(id), linkVersion);
  return given.length === MAC && timingSafeEqual(given, own);
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function sign(secret: string, id: Buffer, linkVersion: number): Buffer {
  return createHmac('sha256', secret).update(`application.${linkVersion}\n`).update(id).digest();
}
