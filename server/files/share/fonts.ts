/** The brand's display fonts, or the product's. The machine's own fonts are not used. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Renderer } from '@takumi-rs/core';
import { productFonts } from './product-font.ts';

/** Written by `npm run content -- fonts`. */
const SHARE_FONTS = ['share-latin.ttf', 'share-latin-more.ttf', 'share-native.ttf'] as const;

/** The font of pages in another language, whose file name ends with the language's code. */
const LANGUAGE_FONT = /-[a-z]{2,3}\.woff2$/;

/** Paths of a pack's fonts for share pictures. A character is set in the first that has it. */
export function shareFonts(contentDir: string): string[] {
  const folder = join(contentDir, 'media/fonts');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return [
    ...SHARE_FONTS.filter((name) => names.includes(name)),
    ...names.filter((name) => LANGUAGE_FONT.test(name)).sort(),
  ].map((name) => join(folder, name));
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Control characters, and those that change the reading direction. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export interface Typesetter {
  /** Has only these fonts, so that a picture is the same on every machine. */
  renderer: Pick<Renderer, 'measure' | 'render'>;
  /** The text without characters that the fonts lack; empty if one of those is a letter. */
  settable: (text: string) => string;
}

/** @throws Error if a font of the pack is broken */
export async function openTypesetter(contentDir: string): Promise<Typesetter> {
  const own = shareFonts(contentDir);
  const files = own.length > 0 ? own : productFonts();
  const [{ Renderer }, { create }] = await Promise.all([
    import('@takumi-rs/core'),
    import('fontkitten'),
  ]);
  // No cache, because each picture is drawn once.
  const renderer = new Renderer({ cacheMaxBytes: 0 });
  const available = new Set<number>();
  for (const file of files) {
    const data = readFileSync(file);
    const font = create(data);
    if (font.isCollection) throw new Error(`${file} has several fonts`);
    for (const character of font.characterSet) available.add(character);
    await renderer.registerFont({ name: file, data });
  }

  const settable = (text: string) => {
    const all = [...text.replace(UNPRINTABLE, ' ')];
    const isAvailable = (character: string) => available.has(character.codePointAt(0) ?? 0);
    if (all.some((character) => !isAvailable(character) && LETTER.test(character))) return '';
    return all.filter(isAvailable).join('').trim();
  };
  return { renderer, settable };
}
