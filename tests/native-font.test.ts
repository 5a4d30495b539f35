/**
 * Devanagari text in English pages has one font, Nepali pages another. A missing letter would come
 * from a fallback font.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { nativeWordsIn } from '#contract/native-words.ts';
import { PACK } from './pack.ts';

const NATIVE = nativeWordsIn('ne');

const isSecond = (name: string) => name.startsWith('ne/');

/** The letters in the matching texts of a pack, each with its file. */
function lettersIn(folder: string, fits: (name: string) => boolean): Map<string, string> {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(md|ya?ml)$/.test(name) && fits(name),
  );
  return new Map(
    texts.flatMap((name) => {
      const words = readFileSync(join(folder, name), 'utf8').match(NATIVE?.pattern ?? '') ?? [];
      return [...words.join('').replace(/\s/g, '')].map((letter) => [letter, name] as const);
    }),
  );
}

const SETS = ['content', PACK].flatMap((folder) => [
  { folder, font: 'devanagari-words', fits: (name: string) => !isSecond(name) },
  { folder, font: 'devanagari-ne', fits: isSecond },
]);

test.each(SETS)('$font contains all letters in $folder', ({ folder, font: name, fits }) => {
  const font = create(readFileSync(join(folder, `media/fonts/${name}.woff2`)));
  if (font.isCollection) throw new Error('expected a font, not a font collection');
  const letters = lettersIn(folder, fits);
  expect(letters.size).toBeGreaterThan(10);
  const missing = [...letters].filter(
    ([letter]) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  // `npm run content -- fonts` subsets it again, with CONTENT_DIR=tests/pack for the tests' pack.
  expect(missing).toEqual([]);
});
