/**
 * Words in Devanagari within English are set in one font, the pages in Nepali in another: where it lacks a letter,
 * that one is another font's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { NATIVE_WORDS } from '#contract/languages.ts';
import { PACK } from './pack.ts';

const isSecond = (name: string) => name.startsWith('ne/');

/** The letters in those texts of a pack that fit, each with the file that has it. */
function lettersIn(folder: string, fits: (name: string) => boolean): Map<string, string> {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(md|ya?ml)$/.test(name) && fits(name),
  );
  return new Map(
    texts.flatMap((name) => {
      const words = readFileSync(join(folder, name), 'utf8').match(NATIVE_WORDS) ?? [];
      return [...words.join('').replace(/\s/g, '')].map((letter) => [letter, name] as const);
    }),
  );
}

const SETS = ['content', PACK].flatMap((folder) => [
  { folder, font: 'devanagari-words', fits: (name: string) => !isSecond(name) },
  { folder, font: 'devanagari-ne', fits: isSecond },
]);

test.each(SETS)('$font of $folder has all letters of its words', ({ folder, font: name, fits }) => {
  const font = create(readFileSync(join(folder, `media/fonts/${name}.woff2`)));
  if (font.isCollection) throw new Error('a font is expected, not a collection');
  const letters = lettersIn(folder, fits);
  expect(letters.size).toBeGreaterThan(10);
  const missing = [...letters].filter(
    ([letter]) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  // `npm run content -- fonts` cuts it again, with CONTENT_DIR=tests/pack for the tests' pack.
  expect(missing).toEqual([]);
});
