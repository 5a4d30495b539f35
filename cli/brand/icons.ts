/** Generates the icons and the share picture of a pack from the company's logo. */
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { UsageError } from '#cli/options.ts';
import type { Site } from '#contract/site.ts';
import { readSite } from '#domain/content/pack/built-in-copy.ts';
import { openPicture } from '#domain/content/pictures/index.ts';
import { drawShare, openShareRenderer } from '#server/files/share/draw-share.ts';
import { readInputFile, replaceFiles } from './brand-files.ts';

export interface Logos {
  /** Replaces the pack's mark, its mark for dark backgrounds, and its icon. */
  logo?: string | undefined;
  /** For dark backgrounds; default: the logo. */
  light?: string | undefined;
  /**
   * Square and full-bleed, for systems that mask icons; default: the icon on a plain background.
   */
  appIcon?: string | undefined;
}

const MARK = 'media/scenes/mark.svg';
const MARK_LIGHT = 'media/scenes/mark-light.svg';
const ICON = 'media/scenes/favicon.svg';

/** Background of the share picture. */
const SCENE = 'media/scenes/home-hero-wide.svg';

/** Pixels of the pictures in favicon.ico. */
const FAVICON_SIZES = [16, 32, 48];

/** Share of the side that an icon may use, so that it fits within a circular mask. */
const SAFE = 0.56;

/**
 * @returns one line for each file
 * @throws UsageError if a drawing is missing, invalid, or cannot be rendered
 */
export async function makeIcons(contentDir: string, logos: Logos): Promise<string> {
  const site = readSite(contentDir);
  const logo = readDrawing(logos.logo ?? join(contentDir, MARK));
  const icon = logos.logo ? logo : readDrawing(join(contentDir, ICON));
  const light = logos.light ? readDrawing(logos.light) : logos.logo && logo;
  const appIcon = logos.appIcon
    ? await rendererOf(logos.appIcon, readDrawing(logos.appIcon))
    : await onBackground(logos.logo ?? ICON, icon, site.appColors.background);
  const plain = await rendererOf(logos.logo ?? ICON, icon);

  const favicons = FAVICON_SIZES.map(async (size) => ({ size, png: await plain(size) }));
  const files = new Map<string, Buffer>([
    ['media/icons/favicon.ico', ico(await Promise.all(favicons))],
    ['media/icons/icon-192.png', await plain(192)],
    ['media/icons/icon-512.png', await plain(512)],
    ['media/icons/icon-maskable-512.png', await appIcon(512)],
    ['media/icons/apple-touch-icon.png', await appIcon(180)],
    ['media/icons/share.jpg', await sharePicture(contentDir, site, logo)],
    ['media/icons/share.yaml', shareNote(site)],
  ]);
  if (logos.logo) files.set(MARK, logo).set(ICON, icon);
  if (light) files.set(MARK_LIGHT, light);
  return replaceFiles(contentDir, files);
}

/**
 * Reads a drawing from its root element on, because pages inline it and must not contain a prolog.
 */
function readDrawing(path: string): Buffer {
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

type Renderer = (size: number) => Promise<Buffer>;

/** Renders a drawing centered in a square. */
async function rendererOf(path: string, svg: Buffer): Promise<Renderer> {
  const name = basename(path);
  const refuse = (error: Error) => {
    throw new UsageError(`${name} cannot be rendered: ${error.message.split('\n')[0]}`);
  };
  const picture = await openPicture(svg);
  const { width = 1, height = 1 } = await picture.metadata().catch(refuse);
  return async (size) => {
    // Rendered at the final size, because enlarging would blur it.
    const density = (72 * size) / Math.max(width, height);
    const image = await openPicture(svg, { density });
    return image
      .resize(size, size, { fit: 'contain', background: '#0000' })
      .png({ palette: true, effort: 10 })
      .toBuffer()
      .catch(refuse);
  };
}

async function onBackground(path: string, svg: Buffer, background: string): Promise<Renderer> {
  const render = await rendererOf(path, svg);
  return async (size) => {
    const inner = Math.round((size * SAFE) / 2) * 2;
    const margin = (size - inner) / 2;
    const image = await openPicture(await render(inner));
    return image
      .flatten({ background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
      .png({ palette: true, effort: 10 })
      .toBuffer();
  };
}

async function sharePicture(contentDir: string, site: Site, logo: Buffer): Promise<Buffer> {
  const renderer = await openShareRenderer(contentDir, site);
  const picture = { form: 'scene', bytes: readDrawing(join(contentDir, SCENE)) } as const;
  const facts = { title: '', section: '', hour: 'morning', picture, mark: logo } as const;
  const image = await openPicture(await drawShare(renderer, facts, Number.POSITIVE_INFINITY));
  return image.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** `content check` compares this text with the brand's name and tagline. */
function shareNote({ name, tagline }: Site): Buffer {
  const comment = '# The text in share.jpg, written by `npm run content -- icons`.\n';
  return Buffer.from(comment + stringify({ name, tagline }));
}

interface IcoImage {
  /** Width and height in pixels, below 256. */
  readonly size: number;
  readonly png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/** Builds an ICO container: a header, an entry for each image, then the unchanged PNG files. */
function ico(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(HEADER + ENTRY * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
