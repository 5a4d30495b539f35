import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const OWN = new URL('./', import.meta.url);

/** A digest of the code that draws share pictures. The bundled program has it from the build instead. */
export function drawingFingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(OWN).sort()) {
    if (name.endsWith('.ts')) hash.update(readFileSync(new URL(name, OWN)));
  }
  return hash.digest('hex');
}
