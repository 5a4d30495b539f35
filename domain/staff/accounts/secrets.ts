/** Values derived from the site's secret for staff accounts, each for a single use. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The secret's name for `siteSecret`. */
export const STAFF_SECRET = 'staff';

/**
 * 32 bytes that cannot be computed without the secret.
 * @param parts order matters; they must not contain line breaks
 */
export const derive = (secret: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest();

/**
 * Tokens are shown once and stored as digests, so a reader of the database cannot use them. 256
 * bits in base64url: 43 characters.
 */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex. Tokens cannot be guessed, so unlike passwords they need no slow digest. */
export const tokenDigest = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
