/** Subsets a company's fonts to the characters that `theme.css` and the texts of a pack use. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { convert } from 'fontverter';
import { UsageError } from '#cli/options.ts';
import { formattersOf } from '#contract/formatters.ts';
import { isTranslationFolder, languageName } from '#contract/languages.ts';
import { JOINED_SCRIPTS } from '#contract/scripts.ts';
import { replaceFiles } from '#domain/content/brand/index.ts';
import { packTree, readPackText } from '#domain/content/pack-files/index.ts';
import { FontFile } from './font-file.ts';
import type { JoinedWords } from './shaped-glyphs.ts';
import type { Axes } from './subset-font.ts';
import { type ThemeFace, themeFaces } from './theme-faces.ts';

/** Range of the theme's text sizes in CSS pixels, for the optical size axis. */
const TEXT_SIZES = [14, 96] as const;

/** Axes of the bold display type in share pictures. */
const DISPLAY: Axes = { wght: [700, 700], opsz: [96, 96] };

/** Characters of titles in share pictures: all of ASCII, and Latin Extended-A for names. */
const ASCII = charactersFrom(0x20, 0x7e);
const MORE_LATIN = charactersFrom(0x100, 0x17f);

const JOINED = JOINED_SCRIPTS.map((script) => `\\p{Script_Extensions=${script}}`).join('');
const JOINED_WORDS = new RegExp(`[${JOINED}\\p{Join_Control}]+`, 'gu');
const JOINED_LETTERS = new RegExp(
  `[${JOINED_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`,
  'gu',
);

/**
 * @param paths fonts; if several have the same letters, the one nearest in weight is used
 * @returns one line for each file
 * @throws UsageError if a font is missing, invalid, or lacks letters that the pack uses
 */
export async function subsetFonts(contentDir: string, paths: readonly string[]): Promise<string> {
  const fonts: FontFile[] = [];
  // One at a time, because parallel calls of the WOFF2 decoder corrupt its shared memory.
  for (const path of paths) fonts.push(await FontFile.open(path));
  const texts = readTexts(contentDir);
  const languages = languagesIn(texts);
  const faces = await themeFaces(contentDir);
  const plain = faces.filter(({ characters }) => characters.search(JOINED_LETTERS) < 0);
  const joined = faces.filter((face) => !plain.includes(face));
  const hasLatin = plain.some((face) => fontFor(face.characters, fonts));
  // Only letters, because Latin fonts contain the joiners too.
  const letters = joined.flatMap(({ characters }) => characters.match(JOINED_LETTERS) ?? []);
  const hasNative = fontFor(letters.join(''), fonts) !== undefined;
  if (!hasLatin && !hasNative) {
    throw new UsageError(
      `No letter of theme.css was found in ${paths.map((path) => basename(path)).join(', ')}.`,
    );
  }
  const files = new Map<string, Buffer>();
  if (hasLatin) {
    for (const face of plain) files.set(face.file, await cutPlain(face, fonts, texts));
    const all = plain.map(({ characters }) => characters).join('');
    await addDisplay(files, 'share-latin', ASCII + all, fonts);
    await addDisplay(files, 'share-latin-more', MORE_LATIN, fonts);
  }
  if (hasNative) {
    for (const face of joined) {
      const words = wordsFor(face, texts);
      if (words.length > 0) {
        files.set(face.file, await cutJoined(face, { words, languages }, fonts));
      }
    }
    const brand = wordsIn([texts.get('site.yaml') ?? '']);
    const font = fontFor(brand.join(''), fonts);
    if (font)
      files.set(
        shareFile('share-native'),
        await font.subsetWords({ words: brand, languages }, DISPLAY),
      );
  }
  const keptFaces = faces.filter(
    ({ file }) => !files.has(file) && existsSync(join(contentDir, file)),
  );
  const lines = keptFaces.map(
    ({ file }) => `     kept  ${file}: none of the fonts has its letters`,
  );
  return [replaceFiles(contentDir, files), ...lines].join('\n');
}

function charactersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

const shareFile = (name: string) => `media/fonts/${name}.ttf`;

/** The texts of the pack by path. */
function readTexts(contentDir: string): Map<string, string> {
  const names = packTree(contentDir).files.filter((name) => /\.(md|ya?ml)$/.test(name));
  return new Map(names.map((name) => [name, readPackText(contentDir, name)]));
}

const folderOf = (path: string) => path.split('/', 1)[0] ?? '';

const translationsIn = (texts: ReadonlyMap<string, string>) =>
  [...new Set([...texts.keys()].map(folderOf))].filter(isTranslationFolder);

/** The languages of translations, and that of the brand's native name. */
function languagesIn(texts: ReadonlyMap<string, string>): string[] {
  // A pack with other mistakes gets its fonts too.
  const native = /^nativeLanguage: *['"]?([\w-]+)/m.exec(texts.get('site.yaml') ?? '')?.[1];
  return [...new Set([...(native ? [native] : []), ...translationsIn(texts)])];
}

/** The font with most of these characters. */
function fontFor(characters: string, fonts: readonly FontFile[], weight = 700) {
  const candidates = fonts
    .map((font) => ({
      font,
      count: [...characters].filter((character) => font.has(character)).length,
      distance: font.varies('wght') ? 0 : Math.abs(font.weight - weight),
    }))
    .filter(({ count }) => count > 0);
  return candidates.sort((a, b) => b.count - a.count || a.distance - b.distance)[0]?.font;
}

const rangesOf = ({ weights }: ThemeFace): Axes => ({ wght: weights, opsz: TEXT_SIZES });

async function cutPlain(
  face: ThemeFace,
  fonts: readonly FontFile[],
  texts: ReadonlyMap<string, string>,
): Promise<Buffer> {
  const used = new Set([...texts.values()].join(''));
  const letters = [...face.characters].filter(
    (character) => used.has(character) && /[\p{L}\p{N}]/u.test(character),
  );
  const font = suitableFont(face, letters, fonts);
  return convert(await font.subsetCharacters(face.characters, rangesOf(face)), 'woff2');
}

async function cutJoined(face: ThemeFace, joined: JoinedWords, fonts: readonly FontFile[]) {
  const font = suitableFont(face, [...new Set(joined.words.join(''))], fonts);
  return convert(await font.subsetWords(joined, rangesOf(face)), 'woff2');
}

/** @param letters letters that the font must have */
function suitableFont(face: ThemeFace, letters: readonly string[], fonts: readonly FontFile[]) {
  const { file, weights } = face;
  const [min, max] = weights;
  const font = fontFor(letters.join('') || face.characters, fonts, min);
  const missing = letters.filter((letter) => !font?.has(letter));
  if (!font || missing.length > 0) {
    const letterList = missing.length > 0 ? missing.slice(0, 20).join(' ') : 'any letter';
    const problem = font ? `${font.name} lacks letters` : 'No font has the letters';
    throw new UsageError(`${problem} that the pack uses in ${file}: ${letterList}`);
  }
  if (min < max && !font.varies('wght')) {
    throw new UsageError(
      `${font.name} has a single weight, but theme.css uses ${min} to ${max} in ${file}: pass the variable font, ` +
        'or list a file for each weight in theme.css.',
    );
  }
  return font;
}

async function addDisplay(
  files: Map<string, Buffer>,
  name: string,
  characters: string,
  fonts: readonly FontFile[],
) {
  const font = fontFor(characters, fonts);
  if (font) files.set(shareFile(name), await font.subsetCharacters(characters, DISPLAY));
}

const wordsIn = (texts: Iterable<string>) => [
  ...new Set([...texts].flatMap((text) => text.match(JOINED_WORDS) ?? [])),
];

/**
 * The words set in a face, by the name of its file: `-ne` for the pages in that language, `-words`
 * for native words in English texts, and any other name for the brand's own words, which all pages
 * show.
 */
function wordsFor({ file }: ThemeFace, texts: ReadonlyMap<string, string>): string[] {
  const name = basename(file, '.woff2');
  const languages = translationsIn(texts);
  const language = languages.find((code) => name.endsWith(`-${code}`));
  const textsWhere = (matches: (path: string) => boolean) =>
    [...texts].filter(([path]) => matches(path)).map(([, text]) => text);
  if (language) {
    const nativeTexts = textsWhere((path) => folderOf(path) === language);
    // Digits are added, because the code formats amounts, dates and times.
    const digits = [...formattersOf(language, String).digits('0123456789')].join(' ');
    return wordsIn([...nativeTexts, digits]);
  }
  if (name.endsWith('-words')) {
    return wordsIn(textsWhere((path) => !languages.includes(folderOf(path))));
  }
  return wordsIn([texts.get('site.yaml') ?? '', ...languages.map(languageName)]);
}
