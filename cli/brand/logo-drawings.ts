/** The logo of a brand as SVG: as its file has it, for dark backgrounds, or as a monogram. */
import { readFileSync } from 'node:fs';
import { parse, wcagContrast } from 'culori';
import { create } from 'fontkitten';
import { convert } from 'fontverter';
import { UsageError } from '#cli/options.ts';
import { productFonts } from '#server/files/share/product-font.ts';
import { readInputFile } from './brand-files.ts';

/**
 * Reads a drawing from its root element on, because pages inline it and must not contain a prolog.
 * @throws UsageError if it is no SVG, or if its size is unknown
 */
export function readDrawing(path: string): Buffer {
  const text = readInputFile(path).toString('utf8');
  const [root] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (!root) throw new UsageError(`${path} is not an SVG drawing.`);
  const [, , , width = 0, height = 0] = (
    /\bviewBox=["']\s*([-\d.e]+)[\s,]+([-\d.e]+)[\s,]+([\d.e]+)[\s,]+([\d.e]+)/.exec(root) ?? []
  ).map(Number);
  if (!(width > 0 && height > 0)) {
    throw new UsageError(`${path} has no viewBox, so its size is unknown: add one to its <svg>.`);
  }
  return Buffer.from(text.slice(text.indexOf(root)));
}

/** Attributes and declarations that color a shape. */
const PAINT =
  /\b(fill|stroke|color|stop-color)(\s*[=:]\s*["']?)(#[\da-f]{3,8}|[a-z]+|rgb\([^)]*\))/gi;

/** Below this contrast, WCAG does not count a shape as visible. */
const VISIBLE = 3;

/**
 * The same logo for a dark background: colors that cannot be seen there become white, and so do
 * shapes without a color, which are black otherwise.
 * @param background a CSS color
 */
export function onDark(logo: Buffer, background: string): Buffer {
  const text = logo.toString('utf8').replace(PAINT, (paint, name, sign, color) => {
    const isColor = !/^(none|currentcolor|inherit|transparent|url)$/i.test(color) && parse(color);
    return isColor && wcagContrast(color, background) < VISIBLE ? `${name}${sign}#fff` : paint;
  });
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const defaults = ['fill', 'color'].filter((name) => !new RegExp(`\\s${name}=`).test(root));
  const colored = root.replace('<svg', `<svg${defaults.map((name) => ` ${name}="#fff"`).join('')}`);
  return Buffer.from(text.replace(root, colored));
}

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
 * @throws UsageError if the product's font lacks the letter
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
  throw new UsageError(`There is no monogram for “${letter}”: give a logo, with --logo FILE.svg.`);
}
