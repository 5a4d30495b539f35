/** The brand's variable fonts as their packages bring them. */
import { fileURLToPath } from 'node:url';

/** The path on disk of a file of an installed package. */
function installed(file: string): string {
  return fileURLToPath(import.meta.resolve(file));
}

export const LATIN = installed(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
export const MORE_LATIN = LATIN.replace('-latin-', '-latin-ext-');
export const DEVANAGARI = installed(
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
);
