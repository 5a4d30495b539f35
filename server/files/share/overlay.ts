/** An overlay over the picture, as opaque as the text in front of it needs. */
import type { Node } from '@takumi-rs/core';
import { SHARE_SIZE } from '#contract/share-image.ts';
import type { Rgb } from '#domain/content/pack/theme-colors.ts';
import { contrast, css } from './colors.ts';
import { type Box, container, positioned } from './layout.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;

/** WCAG's level AA for text of any size. */
const MIN_CONTRAST = 4.5;

/** Opacities, from none up; the last one hides what is behind it. */
const OPACITIES = [0, 0.35, 0.55, 0.7, 0.82, 0.92, 1];

/** Pixels from the end of the text, where it begins to fade, to where it ends. */
const FADE = 300;

/** The share of pixels without enough contrast: one of two hundred may be a star. */
const IGNORED_SHARE = 0.005;

/** @param pixels RGBA */
export function overlayFor(
  pixels: Buffer,
  textBox: Box,
  { ink, overlay }: Record<'ink' | 'overlay', Rgb>,
): Node {
  const background = pixelsIn(pixels, textBox);
  const contrastUnder = (opacity: number) => {
    const mixed = (pixel: Rgb, n: 0 | 1 | 2) => pixel[n] + (overlay[n] - pixel[n]) * opacity;
    const all = background.map((pixel) =>
      contrast([mixed(pixel, 0), mixed(pixel, 1), mixed(pixel, 2)], ink),
    );
    return all.sort((a, b) => a - b)[Math.floor(all.length * IGNORED_SHARE)] ?? 0;
  };
  const opacity = OPACITIES.find((each) => contrastUnder(each) >= MIN_CONTRAST) ?? 1;
  const end = textBox.left + textBox.width;
  const stops = `${css(overlay, opacity)} ${end}px, ${css(overlay, 0)} ${end + FADE}px`;
  return container({
    ...positioned({ left: 0, top: 0, ...SHARE_SIZE }),
    backgroundImage: `linear-gradient(to right, ${stops})`,
  });
}

/** Every eighth pixel of every eighth row is enough. */
const STEP = 8;

function pixelsIn(pixels: Buffer, { left, top, width, height }: Box): Rgb[] {
  const samples: Rgb[] = [];
  for (let y = top; y < Math.min(HEIGHT, top + height); y += STEP) {
    for (let x = left; x < Math.min(WIDTH, left + width); x += STEP) {
      const offset = 4 * (y * WIDTH + x);
      samples.push([pixels[offset] ?? 0, pixels[offset + 1] ?? 0, pixels[offset + 2] ?? 0]);
    }
  }
  return samples;
}
