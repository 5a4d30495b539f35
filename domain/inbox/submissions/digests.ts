/** Digests stored with a submission: of its content, and of the client that sent it. */
import { createHash, createHmac } from 'node:crypto';

/** SHA-256 of a submission in hex; equal content has an equal fingerprint. */
export function contentFingerprint(content: unknown, file?: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(content));
  if (file) hash.update(file);
  return hash.digest('hex');
}

/**
 * The key of a form that a page without scripts posts, which sends no `Idempotency-Key`: the same content on the same
 * day is a second click.
 */
export function pagePostKey(fingerprint: string, now: number): string {
  return `page ${new Date(now).toISOString().slice(0, 10)} ${fingerprint}`;
}

/**
 * Shows which submissions came from one IP, but not from which. The secret is in the same database, so it hides nothing
 * from a reader of all of it.
 */
export function ipHash(secret: string, ip: string): string {
  return createHmac('sha256', secret).update(ip).digest('base64url');
}
