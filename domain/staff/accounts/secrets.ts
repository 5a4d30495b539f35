/** What is made of the site's secret for the staff, each for one use alone. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Name of the secret (`siteSecret`). */
export const STAFF_SECRET = 'staff';

/** 32 bytes that nobody can compute without the secret. @param parts their order counts; none has a line break */
export const derive = (secret: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest();

/** Secrets that are shown once and stored as digests, so a reader of the database can use none of them. */
/** 256 bits, base64url: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hex. A slow digest is for what people choose; this cannot be guessed. */
export const tokenDigest = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
