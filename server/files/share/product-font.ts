/** The font of share pictures and monograms for packs without one of their own: Inter (OFL). */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Alphabets of the font, each in a file. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;

/** Names of the files, those with the most used letters first. */
export const PRODUCT_FONTS = ALPHABETS.map((name) => `inter-${name}-wght-normal.woff2`);

/** Paths of the files. In the bundled program they are beside it. */
export function productFonts(): string[] {
  const require = createRequire(import.meta.url);
  return PRODUCT_FONTS.map((name) => {
    const bundled = join(import.meta.dirname, name);
    if (existsSync(bundled)) return bundled;
    return require.resolve(`@fontsource-variable/inter/files/${name}`);
  });
}
