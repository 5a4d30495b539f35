/** The brand's display type, without any font of the machine's own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Renderer } from '@takumi-rs/core';

/** Written by `npm run content -- fonts`; a character is set in the first one that has it. */
export const FONTS = [
  ...(['share-latin.ttf', 'share-latin-more.ttf', 'share-native.ttf'] as const),
  'devanagari-ne.woff2',
];

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Control characters, and those that turn the reading order around. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export interface Typesetter {
  /** Knows only the pack's fonts, so that a picture is the same wherever it is drawn. */
  renderer: Pick<Renderer, 'measure' | 'render'>;
  /** The text as far as it can be set; empty where that would leave out letters. */
  settable: (text: string) => string;
}

/** @throws Error where the pack has no such font */
export async function openTypesetter(contentDir: string): Promise<Typesetter> {
  const files = FONTS.map((name) => join(contentDir, 'media/fonts', name)).filter(existsSync);
  if (files.length === 0) throw new Error(`The pack has no media/fonts/${FONTS[0]}`);
  const [{ Renderer }, { create }] = await Promise.all([
    import('@takumi-rs/core'),
    import('fontkitten'),
  ]);
  // Each picture is drawn once.
  const renderer = new Renderer({ cacheMaxBytes: 0 });
  const known = new Set<number>();
  for (const file of files) {
    const data = readFileSync(file);
    const font = create(data);
    if (font.isCollection) throw new Error(`${file} has several fonts`);
    for (const character of font.characterSet) known.add(character);
    await renderer.registerFont({ name: file, data });
  }

  const settable = (text: string) => {
    const all = [...text.replace(UNPRINTABLE, ' ')];
    const isKnown = (character: string) => known.has(character.codePointAt(0) ?? 0);
    if (all.some((character) => !isKnown(character) && LETTER.test(character))) return '';
    return all.filter(isKnown).join('').trim();
  };
  return { renderer, settable };
}
