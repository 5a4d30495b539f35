/** Lines of the brand's display type, without any font of the machine's own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapedMarkup } from '#contract/markup.ts';
import type { Rgb } from '#domain/content-pack/theme-colours.ts';
import { hex } from './colours.ts';
import { charactersOf, familyOf } from './font-file.ts';

export interface Typeset {
  png: Buffer;
  width: number;
  height: number;
}

export interface Line {
  text: string;
  /** Pixels. */
  size: number;
  colour: Rgb;
  /** Pixels at which a line ends; without, there is one. */
  width?: number;
}

export interface Lettering {
  set: (line: Line) => Promise<Typeset>;
  /** The text as far as it can be set; empty where that would leave out letters. */
  settable: (text: string) => string;
}

/** Written by `npm run fonts`. The first one gives the style its name. */
export const FONTS = ['share-latin.ttf', 'share-latin-more.ttf', 'share-native.ttf'] as const;

/** About as tight as on the site, small words less, so that no two letters touch; Pango measures in 1024ths of a point. */
const TRACKING = { heading: -0.026 * 1024, words: -0.01 * 1024 };
const HEADING = 34;
const LEADING = 0.86;

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Pango takes no control characters, and words that turn the reading order around stand alone. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Only the pack's fonts count, so that a picture is the same wherever it is drawn; where a pack has
 * none, the machine's own have to do.
 */
export async function lettering(contentDir: string): Promise<Lettering> {
  const { default: sharp } = await import('sharp');
  const files = FONTS.map((name) => join(contentDir, 'media/fonts', name)).filter(existsSync);
  const fonts = files.map((file) => readFileSync(file));
  const [first] = fonts;
  const family = first ? familyOf(first) : 'sans-serif bold';
  for (const fontfile of files) {
    // Once it has been used, Pango finds its characters for every text.
    await sharp({ text: { text: '.', fontfile } })
      .png()
      .toBuffer();
  }
  const known = new Set(fonts.flatMap((font) => [...charactersOf(font)]));

  const settable = (text: string) => {
    const plain = text.replace(UNPRINTABLE, ' ');
    if (fonts.length === 0) return plain.trim();
    const unknown = [...plain].filter((character) => !known.has(character.codePointAt(0) ?? 0));
    if (unknown.some((character) => LETTER.test(character))) return '';
    return [...plain]
      .filter((character) => !unknown.includes(character))
      .join('')
      .trim();
  };
  const set = async ({ text, size, colour, width }: Line) => {
    const tracking = TRACKING[size < HEADING ? 'words' : 'heading'];
    const style = `foreground="${hex(colour)}" letter_spacing="${Math.round(size * tracking)}"`;
    const { data, info } = await sharp({
      text: {
        text: `<span ${style} line_height="${LEADING}">${escapedMarkup(text)}</span>`,
        font: `${family}, ${size}`,
        ...(files[0] && { fontfile: files[0] }),
        ...(width && { width, wrap: 'word-char' as const }),
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  };
  return { set, settable };
}
