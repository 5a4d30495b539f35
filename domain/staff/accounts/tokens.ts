/** Secrets that are told once and stored as digests: whoever reads the database can use none of them. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, base64url: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hex. A slow digest is for what people choose; this nobody can guess. */
export const tokenDigest = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
