/**
 * `npm run fonts`: cuts the brand's fonts down to what pages use, into `content/media/fonts/`. The
 * results are committed. Run it again when the brand's name in Devanagari changes, or when texts have other
 * words in it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { DEVANAGARI, LATIN, MORE_LATIN } from '#artwork/brand-font.ts';
import { LANGUAGE_NAMES } from '../../contract/languages.ts';
import { PACK } from '#artwork/pack.ts';
import { cutGlyphs } from '../../cli/brand/cut-font.ts';
import { shapedGlyphs } from '../../cli/brand/shaped-glyphs.ts';

const TARGET = join(PACK, 'media/fonts');

/** Every page has these, so they are preloaded; `content/theme.css` lists the same. */
const BASIC = `${range(0x20, 0x7e)}\u00a0©°·×é–—‘’“”…→−`;
/** Names and foreign words: fetched by the pages that have them. */
const REST = [...range(0xa1, 0xff), '€™‚„•‹›ŒœŠšŽžŸı'].join('');

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/** The characters of a script in the brand's own words, which stand in the head of every page. */
function brandCharacters(pattern: RegExp): string {
  const text = readFileSync(join(PACK, 'site.yaml'), 'utf8') + Object.values(LANGUAGE_NAMES).join('');
  return [...new Set(text.match(pattern))].join('');
}

/** The words of a script in the texts of the pack that fit, each once. */
function wordsInPack(pattern: RegExp, fits: (name: string) => boolean): string[] {
  const names = readdirSync(PACK, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(md|ya?ml)$/.test(name) && fits(name)).sort();
  const words = texts.flatMap(
    (name) => readFileSync(join(PACK, name), 'utf8').match(pattern) ?? [],
  );
  return [...new Set(words)];
}

/** The second language has a folder of its own, and needs most of the script. */
const isSecond = (name: string) => name.startsWith('ne/');

/** For words in texts: a font of its own, which only pages with such words fetch. */
async function cutWords(name: string, source: string, words: readonly string[], axes: Axes) {
  const characters = [...new Set(words.join(''))].join('');
  if (characters === '') return;
  const whole = { keepAllGlyphs: true, targetFormat: 'truetype' } as const;
  const font = await subsetFont(readFileSync(source), '', whole);
  const cut = await cutGlyphs(font, characters, shapedGlyphs(font, words));
  const woff2 = { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes: axes } as const;
  const subset = await subsetFont(cut, '', woff2);
  writeFileSync(join(TARGET, `${name}.woff2`), subset);
  console.log(name.padEnd(12), `${words.length} words,`, `${subset.length} bytes`);
}

type Axes = Record<string, { min: number; max: number; default?: number }>;

/** What share pictures are lettered with on the server, which draws TrueType alone. */
async function cutForServer(name: string, source: string, characters: string, axes: Axes) {
  const font = readFileSync(source);
  const options = { targetFormat: 'truetype', variationAxes: axes } as const;
  const subset = await subsetFont(font, characters, options);
  writeFileSync(join(TARGET, `${name}.ttf`), subset);
  console.log(name.padEnd(12), `${[...characters].length} characters,`, `${subset.length} bytes`);
}

const NATIVE = /[\u0900-\u097f\u200c\u200d]/g;
const NATIVE_WORDS = /[\u0900-\u097f\u200c\u200d]+/g;
const only = (value: number) => ({ min: value, max: value, default: value });

async function cut(name: string, source: string, characters: string, variationAxes: Axes) {
  const font = readFileSync(source);
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(join(TARGET, `${name}.woff2`), subset);
  console.log(name.padEnd(12), `${[...characters].length} characters,`, `${subset.length} bytes`);
}

mkdirSync(TARGET, { recursive: true });
const weights = { wght: { min: 400, max: 700 } };
await cut('latin', LATIN, BASIC, { ...weights, opsz: { min: 14, max: 96 } });
await cut('latin-rest', LATIN, REST, { ...weights, opsz: { min: 14, max: 96 } });
await cut('devanagari', DEVANAGARI, brandCharacters(NATIVE), weights);
const inEnglish = wordsInPack(NATIVE_WORDS, (name) => !isSecond(name));
await cutWords('devanagari-words', DEVANAGARI, inEnglish, weights);
// With what code writes: sums, days and times.
const inNepali = [...wordsInPack(NATIVE_WORDS, isSecond), '०१२३४५६७८९'];
await cutWords('devanagari-ne', DEVANAGARI, inNepali, weights);
const bold = { wght: only(700) };
await cutForServer('share-latin', LATIN, BASIC + REST, { ...bold, opsz: only(96) });
await cutForServer('share-latin-more', MORE_LATIN, range(0x100, 0x17f), {
  ...bold,
  opsz: only(96),
});
await cutForServer('share-native', DEVANAGARI, brandCharacters(NATIVE), bold);
