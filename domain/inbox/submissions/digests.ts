/** Digests stored with a submission, of its content and of the client. */
import { createHash, createHmac } from 'node:crypto';

/** SHA-256 in hex. Equal content has an equal fingerprint. */
export function contentFingerprint(content: unknown, file?: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(content));
  if (file) hash.update(file);
  return hash.digest('hex');
}

/**
 * The idempotency key of a form post without scripts, which has no `Idempotency-Key` header. Equal
 * content on the same day (UTC) counts as a second click.
 */
export function pagePostKey(fingerprint: string, now: number): string {
  return `page ${new Date(now).toISOString().slice(0, 10)} ${fingerprint}`;
}

/**
 * Identifies submissions from the same IP address without storing the address. The secret is in the
 * same database, so the digest hides nothing from someone who can read all of it.
 */
export function ipHash(secret: string, ip: string): string {
  return createHmac('sha256', secret).update(ip).digest('base64url');
}
