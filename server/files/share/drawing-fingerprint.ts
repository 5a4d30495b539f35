import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./', import.meta.url);

/** A digest of the code that draws share pictures. In the bundled program, the build inserts it. */
export function drawingFingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(FOLDER).sort()) {
    if (name.endsWith('.ts')) hash.update(readFileSync(new URL(name, FOLDER)));
  }
  return hash.digest('hex');
}
