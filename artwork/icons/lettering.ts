import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { LATIN } from '#artwork/brand-font.ts';

/** The family name in the font, which all weights cut from it share. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export interface Lettering {
  readonly image: Buffer;
  readonly width: number;
}

export type Letter = (text: string, size: number, color: string) => Promise<Lettering>;

async function cutFont(characters: string): Promise<Buffer> {
  const fixed = (value: number) => ({ min: value, max: value, default: value });
  return subsetFont(readFileSync(LATIN), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: fixed(700), opsz: fixed(96) },
  });
}

async function letter(fontfile: string, text: string, size: number, color: string) {
  const words = text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
  // Pango measures in 1024ths of a point.
  const spacing = Math.round(size * -0.035 * 1024);
  const markup = `<span foreground="${color}" letter_spacing="${spacing}">${words}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `${FAMILY}, ${size}`, fontfile, dpi: 72, rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width };
}

/**
 * Sets lines of bold display type as tight as on the site, without the system's fonts. The font's
 * file exists until the work is done, because Pango opens it again for each size.
 */
export async function withLettering<Result>(
  characters: string,
  work: (letter: Letter) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'lettering-'));
  try {
    const fontfile = join(folder, 'font.ttf');
    writeFileSync(fontfile, await cutFont(characters));
    return await work((...line) => letter(fontfile, ...line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
