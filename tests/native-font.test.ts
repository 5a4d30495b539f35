/** Words in Devanagari are set in one font: where it lacks a letter, that one is another font's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { NATIVE_WORDS } from '#contract/native-script.ts';
import { PACK } from './pack.ts';

/** The letters in all texts of a pack, each with the file that has it. */
function lettersIn(folder: string): Map<string, string> {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(md|ya?ml)$/.test(name),
  );
  return new Map(
    texts.flatMap((name) => {
      const words = readFileSync(join(folder, name), 'utf8').match(NATIVE_WORDS) ?? [];
      return [...words.join('').replace(/\s/g, '')].map((letter) => [letter, name] as const);
    }),
  );
}

test.each(['content', PACK])('the font for words of %s has all their letters', (folder) => {
  const font = create(readFileSync(join(folder, 'media/fonts/devanagari-words.woff2')));
  if (font.isCollection) throw new Error('a font is expected, not a collection');
  const letters = lettersIn(folder);
  expect(letters.size).toBeGreaterThan(10);
  const missing = [...letters].filter(
    ([letter]) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  // Mended by `npm run fonts -w artwork` (with CONTENT_DIR=… for another pack).
  expect(missing).toEqual([]);
});
