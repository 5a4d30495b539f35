import { createHmac } from 'node:crypto';

/**
 * A network address as it is kept with a submission: tells which ones came from one place, but
 * not from which. The secret is in the same database, so it hides nothing from whoever has all of it.
 */
export function addressHash(secret: string, address: string): string {
  return createHmac('sha256', secret).update(address).digest('base64url');
}
