/** What the words stand on: the sky of the page's hour, its picture, and a veil where that is needed. */
import { SHARE_SIZE } from '#contract/share.ts';
import type { Rgb, ThemeColours } from '#domain/content-pack/theme-colours.ts';
import { openPicture } from '#domain/pictures/index.ts';
import { contrast, hex } from './colours.ts';
import { isDrawing, type Picture, pictureIn } from './placed-picture.ts';
import type { Hour } from './shown-page.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;

/** WCAG's level AA for text of any size. */
export const ENOUGH = 4.5;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the words may stand, and the picture. */
export interface Layout {
  words: Box;
  picture: Box | null;
  /** Pixels by which the picture's corners are rounded. */
  radius: number;
}

export const MARGIN = 64;
const TOP = 136;

/** Pixels from the foot up that a morning's drawing has, and what stands for one on paper. */
const SCENE = 420;
const RIDGE = 150;

export function layoutOf(hour: Hour, picture: Picture | null): Layout {
  const left = MARGIN;
  if (picture?.form === 'window') {
    const window = { left: 596, top: 108, width: 552, height: 414 };
    return { words: { left, top: TOP, width: 500, height: 430 }, picture: window, radius: 28 };
  }
  // The night's drawing has the right side to itself, the morning's the foot.
  const words =
    picture && hour === 'night'
      ? { left, top: TOP, width: 730, height: 400 }
      : { left, top: TOP, width: WIDTH - 2 * left, height: 240 };
  const isWhole = hour === 'night' || (picture !== null && !isDrawing(picture));
  const top = isWhole ? 0 : HEIGHT - (hour === 'paper' ? RIDGE : SCENE);
  const foot = { left: 0, top, width: WIDTH, height: HEIGHT - top };
  return { words, picture: picture && foot, radius: 0 };
}

/** Top to bottom: where each colour is, from 0 to 1. */
function stopsOf(hour: Hour, colours: ThemeColours): [number, Rgb][] {
  switch (hour) {
    case 'night':
      return [
        [0, colours.nightHigh],
        [0.55, colours.nightMiddle],
        [1, colours.nightLow],
      ];
    case 'morning':
      return [
        [0, colours.skyHigh],
        [0.6, colours.skyLow],
        [1, colours.horizon],
      ];
    case 'paper':
      return [
        [0, colours.paper],
        [1, colours.dawn],
      ];
  }
}

function skyOf(hour: Hour, colours: ThemeColours): Buffer {
  const stops = stopsOf(hour, colours)
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${hex(colour)}"/>`)
    .join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>` +
      `<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient></defs>` +
      '<rect width="100%" height="100%" fill="url(#sky)"/></svg>',
  );
}

/** How strong the veil may be, from none on; the last one hides what is behind it. */
const VEILS = [0, 0.35, 0.55, 0.7, 0.82, 0.92, 1];

/** Of its width: how soon the veil ends beside the words. */
const FADE = 0.25;

/** Of a hundred pixels the worst may be a star. */
const STRAY = 0.01;

export interface Ground {
  /** Red, green and blue of each pixel. */
  pixels: Buffer;
  ink: Rgb;
  /** The worst contrast behind the words, but for a few pixels. */
  contrast: number;
}

/** @param words where they will really stand */
export async function ground(
  hour: Hour,
  picture: Picture | null,
  words: Box,
  colours: ThemeColours,
): Promise<Ground> {
  const layout = layoutOf(hour, picture);
  const layers =
    layout.picture && picture
      ? [
          {
            input: await pictureIn(picture, layout.picture, layout.radius),
            left: layout.picture.left,
            top: layout.picture.top,
          },
        ]
      : [];
  const sky = await openPicture(skyOf(hour, colours));
  const pixels = await sky.composite(layers).removeAlpha().raw().toBuffer();
  const ink = hour === 'night' ? ([255, 255, 255] as const) : colours.ink;
  const veil = hour === 'night' ? colours.nightHigh : colours.skyLow;
  const behind = pixelsIn(pixels, words);
  const contrastUnder = (strength: number) => worst(behind, veil, strength, ink);
  const strength = VEILS.find((each) => contrastUnder(each) >= ENOUGH) ?? 1;
  draw(pixels, words, veil, strength);
  return { pixels, ink, contrast: contrastUnder(strength) };
}

const mixed = (below: number, above: number, share: number) =>
  Math.round(below + (above - below) * share);

/** Lays the veil over the picture: whole as far as the words go, from there on less and less. */
function draw(pixels: Buffer, words: Box, veil: Rgb, strength: number): void {
  if (strength === 0) return;
  const end = words.left + words.width;
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % WIDTH;
    const share = strength * Math.min(1, Math.max(0, 1 - (x - end) / (FADE * WIDTH)));
    for (let part = 0; part < 3; part++) {
      pixels[at + part] = mixed(pixels[at + part] ?? 0, veil[part] ?? 0, share);
    }
  }
}

/** Some pixels of some rows tell as much as all of them. */
const STEP = 5;

function pixelsIn(pixels: Buffer, { left, top, width, height }: Box): Rgb[] {
  const found: Rgb[] = [];
  for (let y = top; y < Math.min(HEIGHT, top + height); y += STEP) {
    for (let x = left; x < Math.min(WIDTH, left + width); x += STEP) {
      const at = 3 * (y * WIDTH + x);
      found.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    }
  }
  return found;
}

function worst(behind: readonly Rgb[], veil: Rgb, strength: number, ink: Rgb): number {
  const found = behind.map(([red, green, blue]) => {
    const [r, g, b] = veil;
    return contrast(
      [mixed(red, r, strength), mixed(green, g, strength), mixed(blue, b, strength)],
      ink,
    );
  });
  return found.sort((a, b) => a - b)[Math.floor(found.length * STRAY)] ?? 0;
}
