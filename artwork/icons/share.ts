import sharp from 'sharp';
import { ink } from '#artwork/colours.ts';
import { dayFrame } from '#artwork/film/day/frame.ts';
import { dayWide } from '#artwork/film/day/wide.ts';
import { mark } from '#artwork/mark.ts';
import { type Letter, type Lettering, withLettering } from './lettering.ts';

const SHARE = { width: 1200, height: 630 } as const;

const { birds: _none, ...bare } = dayWide;

const MARGIN = 64;
const TAGLINE = { size: 88, top: 142, widest: SHARE.width - 2 * MARGIN } as const;

interface Brand {
  readonly name: string;
  readonly tagline: string;
}

/** A longer tagline is set smaller. */
async function fitted(letter: Letter, text: string): Promise<Lettering> {
  const drawn = await letter(text, TAGLINE.size, ink);
  if (drawn.width <= TAGLINE.widest) return drawn;
  return letter(text, Math.floor((TAGLINE.size * TAGLINE.widest) / drawn.width), ink);
}

/** The first frame of the day under an empty sky, with the brand's name and tagline in it. */
export async function shareImage(brand: Brand): Promise<Buffer> {
  const scene = await sharp(Buffer.from(dayFrame({ ...bare, clouds: [] }, 0)))
    .resize(SHARE.width)
    .extract({ left: 0, top: 0, ...SHARE })
    .png()
    .toBuffer();
  const logo = await sharp(Buffer.from(mark('share-mark')), { density: 180 })
    .resize(84, 61)
    .png()
    .toBuffer();
  const [name, tagline] = await withLettering(brand.name + brand.tagline, async (letter) => [
    await letter(brand.name, 48, ink),
    await fitted(letter, brand.tagline),
  ]);
  return sharp(scene)
    .composite([
      { input: logo, left: MARGIN, top: 50 },
      { input: name?.image, left: MARGIN + 102, top: 62 },
      { input: tagline?.image, left: MARGIN, top: TAGLINE.top },
    ])
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
