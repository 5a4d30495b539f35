const ENCODED = 'whsec_';

/** The bytes that sign: of a secret that begins with `whsec_` what follows as base64, else its text. */
export function webhookKey(secret: string): Buffer {
  return secret.startsWith(ENCODED)
    ? Buffer.from(secret.slice(ENCODED.length), 'base64')
    : Buffer.from(secret);
}
