import { createHash } from 'node:crypto';

/** SHA-256 of what was sent, in hex: the same for the same content. */
export function contentFingerprint(content: unknown, file?: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(content));
  if (file) hash.update(file);
  return hash.digest('hex');
}
