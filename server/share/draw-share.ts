/** Draws what a link to a page is shown with: the page's hour and picture, its title, the brand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PngOptions } from 'sharp';
import { SHARE_SIZE } from '#contract/share.ts';
import { readThemeColours, type ThemeColours } from '#domain/content-pack/theme-colours.ts';
import { openPicture } from '#domain/pictures/index.ts';
import { fittedTitle } from './fitted-title.ts';
import { ground, layoutOf, MARGIN } from './ground.ts';
import { type Lettering, lettering } from './lettering.ts';
import type { Picture } from './placed-picture.ts';
import type { Hour } from './shown-page.ts';

export interface ShareBrand {
  name: string;
  nativeName?: string | undefined;
  tagline: string;
}

export interface ShareFacts {
  /** Empty for the brand alone. */
  title: string;
  section: string;
  hour: Hour;
  picture: Picture | null;
}

/** Most bytes of one picture: networks give up on large ones. */
const LIMIT = 300_000;

/** From the best one on. */
const FORMS: readonly PngOptions[] = [
  { compressionLevel: 8 },
  { palette: true, quality: 95, effort: 7 },
  { palette: true, quality: 70, effort: 7 },
];

const LOGO = { top: 46, width: 58, height: 42, size: 38, native: 25 } as const;
const SECTION = { size: 27, gap: 20 } as const;

interface Layer {
  input: Buffer;
  left: number;
  top: number;
}

/** Everything that all pictures of a brand have in common. */
export interface Studio {
  brand: ShareBrand;
  contentDir: string;
  colours: ThemeColours;
  letters: Lettering;
}

export async function openStudio(contentDir: string, brand: ShareBrand): Promise<Studio> {
  const colours = await readThemeColours(contentDir);
  return { brand, contentDir, colours, letters: await lettering(contentDir) };
}

/** @param limit most bytes; where it is reached the picture has fewer colours */
export async function drawShare(studio: Studio, facts: ShareFacts, limit = LIMIT): Promise<Buffer> {
  const { letters, colours, brand } = studio;
  const { hour, picture } = facts;
  const isNight = hour === 'night';
  const quiet = isNight ? colours.nightQuiet : colours.inkQuiet;
  const { words: room } = layoutOf(hour, picture);
  const words = letters.settable(facts.title);
  const section = letters.settable(facts.section) || (words ? brand.tagline : '');

  const title = await fittedTitle(
    letters.set,
    { text: words || brand.tagline, colour: isNight ? [255, 255, 255] : colours.ink },
    { width: room.width, height: room.height - (section ? SECTION.size + SECTION.gap : 0) },
  );
  const eyebrow = section
    ? await letters.set({ text: section, size: SECTION.size, colour: quiet })
    : null;
  const height = title.height + (eyebrow ? eyebrow.height + SECTION.gap : 0);
  // Beside a window the words are in its middle, in front of a scene they are in the sky.
  const top =
    picture?.form === 'window' ? Math.round(315 - height / 2 + 24) : room.top + (eyebrow ? 18 : 26);
  const width = Math.min(1200 - room.left, Math.max(title.width, eyebrow?.width ?? 0));
  const stood = await ground(hour, picture, { left: room.left, top, width, height }, colours);

  const layers: Layer[] = await logo(studio, isNight);
  if (eyebrow) layers.push({ input: eyebrow.png, left: room.left, top });
  const below = eyebrow ? top + eyebrow.height + SECTION.gap : top;
  layers.push({ input: title.png, left: room.left, top: below });
  return small(stood.pixels, layers, limit);
}

async function logo({ contentDir, brand, colours, letters }: Studio, isNight: boolean) {
  const file = isNight ? 'mark-light.svg' : 'mark.svg';
  const mark = readFileSync(join(contentDir, 'media/scenes', file));
  const { width, height, top, size } = LOGO;
  const image = await (await openPicture(mark, { density: 200 }))
    .resize(width, height)
    .png()
    .toBuffer();
  const name = await letters.set({
    text: brand.name,
    size,
    colour: isNight ? [255, 255, 255] : colours.ink,
  });
  const middle = top + height / 2;
  const left = MARGIN + width + 16;
  const layers = [
    { input: image, left: MARGIN, top },
    { input: name.png, left, top: Math.round(middle - name.height / 2) },
  ];
  if (!brand.nativeName) return layers;
  const colour = isNight ? colours.nightQuiet : colours.inkQuiet;
  const native = await letters.set({ text: brand.nativeName, size: LOGO.native, colour });
  const at = left + name.width + 18;
  return [...layers, { input: native.png, left: at, top: Math.round(middle - native.height / 2) }];
}

/** As it is where that is small enough; else in as many colours as fit. */
async function small(pixels: Buffer, layers: Layer[], limit: number): Promise<Buffer> {
  const raw = { ...SHARE_SIZE, channels: 3 as const };
  const made = async (form: PngOptions) => {
    const opened = await openPicture(pixels, { raw });
    return opened.composite(layers).removeAlpha().png(form).toBuffer();
  };
  for (const form of FORMS) {
    const png = await made(form);
    if (png.length <= limit) return png;
  }
  return made({ palette: true, colours: 48, effort: 7 });
}
