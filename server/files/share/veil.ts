/** A veil over the picture, as strong as the words in front of it need. */
import type { Node } from '@takumi-rs/core';
import { SHARE_SIZE } from '#contract/share.ts';
import type { Rgb } from '#domain/content/pack/theme-colours.ts';
import { contrast, css } from './colours.ts';
import { type Box, container, placed } from './layout.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;

/** WCAG's level AA for text of any size. */
const ENOUGH = 4.5;

/** How strong it may be, from none on; the last one hides what is behind it. */
const STRENGTHS = [0, 0.35, 0.55, 0.7, 0.82, 0.92, 1];

/** Pixels from where it is whole, as far as the words go, to where it ends. */
const FADE = 300;

/** Of two hundred pixels the worst may be a star. */
const STRAY = 0.005;

/** @param pixels red, green, blue and alpha of each */
export function veilOver(
  pixels: Buffer,
  words: Box,
  { ink, veil }: Record<'ink' | 'veil', Rgb>,
): Node {
  const behind = pixelsIn(pixels, words);
  const contrastUnder = (strength: number) => {
    const mixed = (pixel: Rgb, n: 0 | 1 | 2) => pixel[n] + (veil[n] - pixel[n]) * strength;
    const all = behind.map((pixel) =>
      contrast([mixed(pixel, 0), mixed(pixel, 1), mixed(pixel, 2)], ink),
    );
    return all.sort((a, b) => a - b)[Math.floor(all.length * STRAY)] ?? 0;
  };
  const strength = STRENGTHS.find((each) => contrastUnder(each) >= ENOUGH) ?? 1;
  const end = words.left + words.width;
  const stops = `${css(veil, strength)} ${end}px, ${css(veil, 0)} ${end + FADE}px`;
  return container({
    ...placed({ left: 0, top: 0, ...SHARE_SIZE }),
    backgroundImage: `linear-gradient(to right, ${stops})`,
  });
}

/** Some pixels of some rows tell as much as all of them. */
const STEP = 8;

function pixelsIn(pixels: Buffer, { left, top, width, height }: Box): Rgb[] {
  const found: Rgb[] = [];
  for (let y = top; y < Math.min(HEIGHT, top + height); y += STEP) {
    for (let x = left; x < Math.min(WIDTH, left + width); x += STEP) {
      const at = 4 * (y * WIDTH + x);
      found.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    }
  }
  return found;
}
