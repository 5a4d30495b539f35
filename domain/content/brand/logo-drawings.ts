/** The logo of a brand as SVG: as its file has it, or for dark backgrounds. */
import { basename } from 'node:path';
import { parse, wcagContrast } from 'culori';
import { InputError } from '#domain/support/input-error.ts';
import { refuseActive } from './active-drawing.ts';
import { readInputFile } from './brand-files.ts';

/**
 * Reads a drawing from its root element on, because pages inline it and must not contain a prolog.
 * @throws InputError if it is no SVG, its size is unknown, or it does more than draw
 */
export function readDrawing(path: string): Buffer {
  const name = basename(path);
  const text = readInputFile(path).toString('utf8');
  const [root] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (!root) throw new InputError(`${name} is not an SVG drawing.`);
  const [, , , width = 0, height = 0] = (
    /\bviewBox=["']\s*([-\d.e]+)[\s,]+([-\d.e]+)[\s,]+([\d.e]+)[\s,]+([\d.e]+)/.exec(root) ?? []
  ).map(Number);
  if (!(width > 0 && height > 0)) {
    throw new InputError(`${name} has no viewBox, so its size is unknown: add one to its <svg>.`);
  }
  const drawing = text.slice(text.indexOf(root));
  refuseActive(drawing, name);
  return Buffer.from(drawing);
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
