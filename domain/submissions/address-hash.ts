import { createHmac } from 'node:crypto';

/**
 * A network address as it is kept with a submission: tells which ones came from one place, and
 * without the site's secret not from which.
 */
export function addressHash(secret: string, address: string): string {
  return createHmac('sha256', secret).update(address).digest('base64url');
}
