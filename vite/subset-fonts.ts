/**
 * `npm run fonts`: cuts the Devanagari companion font down to the characters that the content
 * pack uses. The result is committed; run it again when new words in that script appear.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const FONT =
  'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';
const CONTENT = process.env.CONTENT_DIR ?? 'content';
const TARGET = join(CONTENT, 'media/fonts');

const texts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ya?ml|md)$/.test(name))
  .map((name) => readFileSync(join(CONTENT, name), 'utf8'));
const characters = new Set(texts.join('').match(/[\u0900-\u097f\u200c\u200d]/g));

const subset = await subsetFont(readFileSync(FONT), [...characters].join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
mkdirSync(TARGET, { recursive: true });
writeFileSync(join(TARGET, 'devanagari.woff2'), subset);
console.log(`${characters.size} characters, ${subset.length} bytes`);
