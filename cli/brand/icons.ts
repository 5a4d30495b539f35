/** Makes the icons and the share picture of a pack, from the company's logo. */
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { UsageError } from '#cli/options.ts';
import type { Site } from '#contract/site.ts';
import { readSite } from '#domain/content/pack/built-in-copy.ts';
import { openPicture } from '#domain/content/pictures/index.ts';
import { drawShare, openStudio } from '#server/files/share/draw-share.ts';
import { readGivenFile, replaceFiles } from './brand-files.ts';

export interface Logos {
  /** In place of the drawings that the pack has: its mark, the one for dark grounds, and its icon. */
  logo?: string | undefined;
  /** For dark grounds; the logo itself where it is left out. */
  light?: string | undefined;
  /** Square and filled to its edges, for systems that cut icons; else the icon on a plain ground. */
  appIcon?: string | undefined;
}

const MARK = 'media/scenes/mark.svg';
const MARK_LIGHT = 'media/scenes/mark-light.svg';
const ICON = 'media/scenes/favicon.svg';

/** Behind the words of the share picture. */
const SCENE = 'media/scenes/home-hero-wide.svg';

/** Pixels of the pictures in favicon.ico. */
const FAVICON_SIZES = [16, 32, 48];

/** Of a side: within the circle that systems cut out, the square that holds an icon. */
const SAFE = 0.56;

/**
 * @returns what was written, a line for each file
 * @throws UsageError where a drawing is missing, is none, or cannot be drawn
 */
export async function makeIcons(contentDir: string, given: Logos): Promise<string> {
  const site = readSite(contentDir);
  const mark = readDrawing(given.logo ?? join(contentDir, MARK));
  const icon = given.logo ? mark : readDrawing(join(contentDir, ICON));
  const light = given.light ? readDrawing(given.light) : given.logo && mark;
  const appIcon = given.appIcon
    ? await rendererOf(given.appIcon, readDrawing(given.appIcon))
    : await onGround(given.logo ?? ICON, icon, site.appColors.background);
  const plain = await rendererOf(given.logo ?? ICON, icon);

  const favicons = FAVICON_SIZES.map(async (size) => ({ size, png: await plain(size) }));
  const files = new Map<string, Buffer>([
    ['media/icons/favicon.ico', ico(await Promise.all(favicons))],
    ['media/icons/icon-192.png', await plain(192)],
    ['media/icons/icon-512.png', await plain(512)],
    ['media/icons/icon-maskable-512.png', await appIcon(512)],
    ['media/icons/apple-touch-icon.png', await appIcon(180)],
    ['media/icons/share.jpg', await sharePicture(contentDir, site, mark)],
    ['media/icons/share.yaml', shareNote(site)],
  ]);
  if (given.logo) files.set(MARK, mark).set(ICON, icon);
  if (light) files.set(MARK_LIGHT, light);
  return replaceFiles(contentDir, files);
}

/** From its root element on: pages contain the drawing itself, where a prolog would be a mistake. */
function readDrawing(path: string): Buffer {
  const text = readGivenFile(path).toString('utf8');
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

/** A picture in the middle of a square of that size. */
async function rendererOf(path: string, svg: Buffer): Promise<Renderer> {
  const name = basename(path);
  const refuse = (error: Error) => {
    throw new UsageError(`${name} cannot be drawn: ${error.message.split('\n')[0]}`);
  };
  const opened = await openPicture(svg);
  const { width = 1, height = 1 } = await opened.metadata().catch(refuse);
  return async (size) => {
    // Drawn at its size: a small picture that is enlarged would be blurred.
    const density = (72 * size) / Math.max(width, height);
    const drawn = await openPicture(svg, { density });
    return drawn
      .resize(size, size, { fit: 'contain', background: '#0000' })
      .png({ palette: true, effort: 10 })
      .toBuffer()
      .catch(refuse);
  };
}

async function onGround(path: string, svg: Buffer, background: string): Promise<Renderer> {
  const render = await rendererOf(path, svg);
  return async (size) => {
    const inner = Math.round((size * SAFE) / 2) * 2;
    const margin = (size - inner) / 2;
    const drawn = await openPicture(await render(inner));
    return drawn
      .flatten({ background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
      .png({ palette: true, effort: 10 })
      .toBuffer();
  };
}

async function sharePicture(contentDir: string, site: Site, mark: Buffer): Promise<Buffer> {
  const studio = await openStudio(contentDir, site);
  const picture = { form: 'scene', bytes: readDrawing(join(contentDir, SCENE)) } as const;
  const facts = { title: '', section: '', hour: 'morning', picture, mark } as const;
  const drawn = await openPicture(await drawShare(studio, facts, Number.POSITIVE_INFINITY));
  return drawn.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** `content check` compares the words with those of the brand. */
function shareNote({ name, tagline }: Site): Buffer {
  const comment = '# The words that share.jpg shows, written by `npm run content -- icons`.\n';
  return Buffer.from(comment + stringify({ name, tagline }));
}

interface IcoImage {
  /** Width and height in pixels, below 256. */
  readonly size: number;
  readonly png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/** The ICO container: a header, an entry for each image, then the PNG files as they are. */
function ico(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
