import { createHmac } from 'node:crypto';

/**
 * The digest of a client IP that is stored with a submission: tells which ones came from one place, but
 * not from which. The secret is in the same database, so it hides nothing from whoever has all of it.
 */
export function ipHash(secret: string, ip: string): string {
  return createHmac('sha256', secret).update(ip).digest('base64url');
}
