/** The brand's variable font as its package brings it. */
import { fileURLToPath } from 'node:url';

/** The path on disk of a file of an installed package. */
function installed(file: string): string {
  return fileURLToPath(import.meta.resolve(file));
}

export const LATIN = installed(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
