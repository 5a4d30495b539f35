/** Reads the brand's variable font from its package. */
import { fileURLToPath } from 'node:url';

function installed(file: string): string {
  return fileURLToPath(import.meta.resolve(file));
}

export const LATIN = installed(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
