/**
 * The private link of an applicant to the page of an application. The token is the application's id
 * and an HMAC over the id and the row's `link_version`, so raising that number invalidates every
 * earlier link. The token holds no personal data, and it is valid as long as the application
 * exists.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { asUuid } from './signed-links.ts';

/** Name of the `siteSecret` that signs the links. */
export const STATUS_SECRET = 'application-status';

/** Path before the token. */
export const STATUS_PAGE = '/application';

/**
 * Bytes of a UUID, and of an HMAC-SHA256. The sum is a multiple of three, so each token has only
 * one base64url encoding.
 */
const ID = 16;
const MAC = 32;
const TOKEN_LENGTH = ((ID + MAC) / 3) * 4;

interface LinkedApplication {
  /** UUID in lower case. */
  id: string;
  /** `link_version` of its row. */
  linkVersion: number;
}

/** @returns `/application/TOKEN`, without the site's origin and a language prefix */
export function statusPath(secret: string, application: LinkedApplication): string {
  const id = bytesOf(application.id);
  const token = Buffer.concat([id, sign(secret, id, application.linkVersion)]);
  return `${STATUS_PAGE}/${token.toString('base64url')}`;
}

/** The application id in a token, not yet verified; null if the text cannot be a token. */
export function statusTokenId(token: string): string | null {
  if (token.length !== TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return null;
  return asUuid(Buffer.from(token, 'base64url').subarray(0, ID));
}

/** True if the token is the currently valid one of this application. */
export function isStatusToken(
  secret: string,
  token: string,
  { id, linkVersion }: LinkedApplication,
): boolean {
  const tokenMac = Buffer.from(token, 'base64url').subarray(ID);
  const expectedMac = sign(secret, bytesOf(id), linkVersion);
  return tokenMac.length === MAC && timingSafeEqual(tokenMac, expectedMac);
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function sign(secret: string, id: Buffer, linkVersion: number): Buffer {
  return createHmac('sha256', secret).update(`application.${linkVersion}\n`).update(id).digest();
}
