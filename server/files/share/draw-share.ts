/** Draws the share picture of a page: the sky and picture of its hour, its title, and the brand. */
import type { ImageSource, Node } from '@takumi-rs/core';
import type { PngOptions } from 'sharp';
import { SHARE_SIZE } from '#contract/share-image.ts';
import { type Rgb, readThemeColors, type ThemeColors } from '#domain/content/pack/theme-colors.ts';
import { openPicture } from '#domain/content/pictures/index.ts';
import { backgroundOf, PICTURE } from './background.ts';
import { openTypesetter, type Typesetter } from './fonts.ts';
import { container, fullSize, layoutOf, MARGIN, type Picture } from './layout.ts';
import { overlayFor } from './overlay.ts';
import type { Hour } from './share-content.ts';
import { fitTitle, type TitleText, text } from './title.ts';

export interface ShareBrand {
  name: string;
  nativeName?: string | undefined;
}

export interface ShareFacts {
  /** Empty to show only the brand. */
  title: string;
  section: string;
  /** The brand's, instead of a title or section that is empty. */
  tagline: string;
  hour: Hour;
  picture: Picture | null;
  /** The brand's logo for the hour, an SVG. */
  mark: Buffer;
}

/** The most bytes of a picture, since social networks skip large ones. */
const LIMIT = 300_000;

/** PNG options, the best quality first. */
const FORMS: readonly PngOptions[] = [
  { compressionLevel: 8 },
  { palette: true, quality: 95, effort: 7 },
  { palette: true, quality: 70, effort: 7 },
];

const LOGO = { top: 46, width: 58, height: 42, size: 38, native: 25 } as const;

const WHITE: Rgb = [255, 255, 255];

/** The parts that all share pictures of a brand have in common. */
export interface ShareRenderer extends Typesetter {
  brand: ShareBrand;
  colors: ThemeColors;
}

export async function openShareRenderer(
  contentDir: string,
  brand: ShareBrand,
): Promise<ShareRenderer> {
  const colors = await readThemeColors(contentDir);
  return { brand, colors, ...(await openTypesetter(contentDir)) };
}

/** @param limit the most bytes; a picture that would be larger gets fewer colors */
export async function drawShare(
  shareRenderer: ShareRenderer,
  facts: ShareFacts,
  limit = LIMIT,
): Promise<Buffer> {
  const { renderer, settable, colors, brand } = shareRenderer;
  const { hour, picture, tagline } = facts;
  const isNight = hour === 'night';
  const inks = isNight
    ? { ink: WHITE, quiet: colors.nightQuiet, overlay: colors.nightHigh }
    : { ink: colors.ink, quiet: colors.inkQuiet, overlay: colors.skyLow };
  const title = settable(facts.title);
  const section = settable(facts.section) || (title ? tagline : '');
  const layout = layoutOf(hour, picture);
  const content = { title: title || tagline, section };
  const fitted = await fitTitle(renderer, { ...content, ...inks }, layout);

  const render = (node: Node, images: ImageSource[] = []) =>
    renderer.render(node, { ...SHARE_SIZE, format: 'raw', images });
  const background = await render(
    backgroundOf(facts, layout, colors),
    picture ? [{ src: PICTURE, data: picture.bytes }] : [],
  );
  const overlay = overlayFor(background, fitted.box, inks);
  const foreground = await render(
    fullSize([overlay, logoOf(facts.mark, brand, inks), fitted.node]),
  );
  return encodeWithin(background, foreground, limit);
}

function logoOf(mark: Buffer, brand: ShareBrand, { ink, quiet }: Pick<TitleText, 'ink' | 'quiet'>) {
  const { top, width, height, size, native } = LOGO;
  return container({ position: 'absolute', left: MARGIN, top, height, alignItems: 'center' }, [
    { type: 'image', src: mark, width, height, style: { objectFit: 'contain' } },
    text(brand.name, size, ink, { marginLeft: 16 }),
    text(brand.nativeName ?? '', native, quiet, { marginLeft: 18 }),
  ]);
}

/** Encodes all colors if the result is small enough, or else as many as fit. */
async function encodeWithin(
  background: Buffer,
  foreground: Buffer,
  limit: number,
): Promise<Buffer> {
  const raw = { ...SHARE_SIZE, channels: 4 } as const;
  const image = await openPicture(background, { raw });
  image.composite([{ input: foreground, raw }]).removeAlpha();
  const encode = (form: PngOptions) => image.clone().png(form).toBuffer();
  for (const form of FORMS) {
    const png = await encode(form);
    if (png.length <= limit) return png;
  }
  return encode({ palette: true, colors: 48, effort: 7 });
}
