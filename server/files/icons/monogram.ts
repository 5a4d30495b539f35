/** The first letter of a brand's name as a drawing, for a brand without a logo. */
import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { convert } from 'fontverter';
import { InputError } from '#domain/support/input-error.ts';
import { productFonts } from '#server/files/share/product-font.ts';

interface MonogramColors {
  ground: string;
  letter: string;
}

/** Units of the monogram's side, and the height of its letter. */
const SIDE = 32;
const LETTER = 17;

/** The first letter of a name on a rounded square. */
export async function monogram(name: string, colors: MonogramColors): Promise<Buffer> {
  const outline = await outlineOf([...name.trim()][0]?.toUpperCase() ?? '');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="9" fill="${colors.ground}"/>` +
      `<path fill="${colors.letter}" d="${outline}"/></svg>\n`,
  );
}

/** Weight of the letter. */
const WEIGHT = 700;

/**
 * The path of a letter in the middle of the square.
 * @throws InputError if the product's font lacks the letter
 */
async function outlineOf(letter: string): Promise<string> {
  const codePoint = letter.codePointAt(0) ?? 0;
  for (const path of productFonts()) {
    // The axes of a compressed font cannot be read.
    const font = create(await convert(readFileSync(path), 'sfnt'));
    if (font.isCollection || !font.hasGlyphForCodePoint(codePoint)) continue;
    const { path: outline } = font.getVariation({ wght: WEIGHT }).glyphForCodePoint(codePoint);
    const { minX, maxX, minY, maxY } = outline.bbox;
    const scale = LETTER / Math.max(maxY - minY, maxX - minX);
    return outline
      .translate(-(minX + maxX) / 2, -(minY + maxY) / 2)
      .scale(scale, -scale)
      .translate(SIDE / 2, SIDE / 2)
      .toSVG()
      .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
  }
  throw new InputError(`There is no monogram for “${letter}”: give a logo, an SVG file.`);
}
