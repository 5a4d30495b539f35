/** Generates the logo's drawings, the icons and the share picture of a pack from one logo. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Document, parseDocument, stringify } from 'yaml';
import { ART_FILE } from '#contract/art.ts';
import type { Site } from '#contract/site.ts';
import { onDark, readDrawing, replaceFiles } from '#domain/content/brand/index.ts';
import { readSite } from '#domain/content/pack/built-in-copy.ts';
import { type Rgb, readThemeColors } from '#domain/content/pack/theme-colors.ts';
import { openPicture } from '#domain/content/pictures/index.ts';
import { InputError } from '#domain/support/input-error.ts';
import { drawShare, openShareRenderer } from '#server/files/share/draw-share.ts';
import { monogram } from './monogram.ts';

export interface Logos {
  /** Replaces the pack's mark, its mark for dark backgrounds, and its icon. */
  logo?: string | undefined;
  /** For dark backgrounds; by default the logo, with its dark colors in white. */
  light?: string | undefined;
  /**
   * Square and full-bleed, for systems that mask icons; default: the icon on a plain background.
   */
  appIcon?: string | undefined;
  /** Draws the first letter of the brand's name, as for a pack without a logo. */
  monogram?: boolean | undefined;
}

/** Where a logo is written, if `art.yaml` names no file for its role. */
const DEFAULT_FILES = {
  mark: 'media/scenes/mark.svg',
  light: 'media/scenes/mark-light.svg',
  icon: 'media/scenes/favicon.svg',
} as const;
type LogoRole = keyof typeof DEFAULT_FILES;

/** Pixels of the pictures in favicon.ico. */
const FAVICON_SIZES = [16, 32, 48];

/** Share of the side that an icon may use, so that it fits within a circular mask. */
const SAFE = 0.56;

/**
 * The pack needs its `site.yaml` and `theme.css`, and gets an `art.yaml` if it has none.
 * @returns one line for each file
 * @throws InputError if a drawing is missing, invalid, or cannot be rendered
 */
export async function makeIcons(contentDir: string, logos: Logos): Promise<string> {
  const site = readSite(contentDir);
  const art = readArt(contentDir);
  const drawings = await drawingsFor(contentDir, { site, art, logos });
  const { name, mark, icon, light } = drawings;
  const appIcon = drawings.appIcon
    ? await rendererOf(logos.appIcon ?? name, drawings.appIcon)
    : await onBackground(name, icon, site.appColors.background);
  const plain = await rendererOf(name, icon);

  const favicons = FAVICON_SIZES.map(async (size) => ({ size, png: await plain(size) }));
  const files = new Map<string, Buffer>([
    ['media/icons/favicon.ico', ico(await Promise.all(favicons))],
    ['media/icons/icon-192.png', await plain(192)],
    ['media/icons/icon-512.png', await plain(512)],
    ['media/icons/icon-maskable-512.png', await appIcon(512)],
    ['media/icons/apple-touch-icon.png', await appIcon(180)],
    ['media/icons/share.jpg', await sharePicture(contentDir, { site, art, mark })],
    ['media/icons/share.yaml', shareNote(site)],
  ]);
  if (drawings.isNew) files.set(fileFor(art, 'mark'), mark).set(fileFor(art, 'icon'), icon);
  if (light) files.set(fileFor(art, 'light'), light);
  const changed = nameFiles(art, [...files.keys()]);
  if (changed) files.set(ART_FILE, changed);
  return replaceFiles(contentDir, files);
}

/** As a document, so that its comments stay when a role is added. */
function readArt(contentDir: string): Document {
  const path = join(contentDir, ART_FILE);
  return parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : ART_COMMENT);
}

const ART_COMMENT = `# Which picture plays which role: see docs/content.md, "Pictures by role". Without a role, pages show
# a composition in the brand's colors, an icon, or text alone.
`;

const fileIn = (art: Document, path: readonly string[]): string | undefined => {
  const file = art.getIn(path);
  return typeof file === 'string' ? file : undefined;
};

const fileFor = (art: Document, role: LogoRole) =>
  fileIn(art, ['logo', role]) ?? DEFAULT_FILES[role];

/** @returns the text with the roles of new files; undefined if it has them all */
function nameFiles(art: Document, files: readonly string[]): Buffer | undefined {
  const missing = (Object.keys(DEFAULT_FILES) as LogoRole[]).filter(
    (role) => fileIn(art, ['logo', role]) === undefined && files.includes(DEFAULT_FILES[role]),
  );
  for (const role of missing) art.setIn(['logo', role], DEFAULT_FILES[role]);
  return missing.length > 0 ? Buffer.from(String(art)) : undefined;
}

interface Drawings {
  /** For messages. */
  name: string;
  /** They replace those of the pack. */
  isNew: boolean;
  mark: Buffer;
  icon: Buffer;
  /** Undefined: the pack's own stays. */
  light: Buffer | undefined;
  /** Undefined: the icon on the background of the app. */
  appIcon: Buffer | undefined;
}

interface Sources {
  site: Site;
  art: Document;
  logos: Logos;
}

async function drawingsFor(contentDir: string, sources: Sources): Promise<Drawings> {
  const { art, logos } = sources;
  const appIcon = logos.appIcon ? readDrawing(logos.appIcon) : undefined;
  const given = logos.light ? readDrawing(logos.light) : undefined;
  if (logos.logo) {
    const logo = readDrawing(logos.logo);
    const { nightHigh } = await readThemeColors(contentDir);
    const light = given ?? onDark(logo, css(nightHigh));
    return { name: logos.logo, isNew: true, mark: logo, icon: logo, light, appIcon };
  }
  const own = join(contentDir, fileFor(art, 'mark'));
  if (logos.monogram || !existsSync(own)) return monogramFor(contentDir, sources);
  const name = fileFor(art, 'icon');
  const icon = readDrawing(join(contentDir, name));
  return { name, isNew: false, mark: readDrawing(own), icon, light: given, appIcon };
}

async function monogramFor(contentDir: string, { site, logos }: Sources): Promise<Drawings> {
  const { toneStrong, toneMiddle, deep } = await readThemeColors(contentDir);
  const [strong, middle, dark] = [toneStrong, toneMiddle, deep].map(css) as [
    string,
    string,
    string,
  ];
  const mark = await monogram(site.name, { ground: strong, letter: '#fff' });
  const light = await monogram(site.name, { ground: middle, letter: dark });
  const appIcon = logos.appIcon
    ? readDrawing(logos.appIcon)
    : Buffer.from(mark.toString().replace(/ rx="\d+"/, ''));
  return { name: 'the monogram', isNew: true, mark, icon: mark, light, appIcon };
}

const css = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

type Renderer = (size: number) => Promise<Buffer>;

/** Renders a drawing centered in a square. */
async function rendererOf(path: string, svg: Buffer): Promise<Renderer> {
  const name = basename(path);
  const rendered = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      throw new InputError(`${name} cannot be rendered: ${reason}`);
    }
  };
  const { width = 1, height = 1 } = await rendered(async () => (await openPicture(svg)).metadata());
  return (size) =>
    rendered(async () => {
      // Rendered at the final size, because enlarging would blur it.
      const density = (72 * size) / Math.max(width, height);
      const image = await openPicture(svg, { density });
      return image
        .resize(size, size, { fit: 'contain', background: '#0000' })
        .png({ palette: true, effort: 10 })
        .toBuffer();
    });
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

interface ShareSources {
  site: Site;
  art: Document;
  mark: Buffer;
}

/** The scene of the home page, or an ornament, with the brand's name and tagline. */
async function sharePicture(
  contentDir: string,
  { site, art, mark }: ShareSources,
): Promise<Buffer> {
  const renderer = await openShareRenderer(contentDir, site);
  const scene = fileIn(art, ['hero', 'home', 'wide']);
  const picture = scene?.endsWith('.svg')
    ? ({ form: 'scene', bytes: readDrawing(join(contentDir, scene)) } as const)
    : null;
  const { tagline } = site;
  const facts = { title: '', section: '', tagline, hour: 'morning', picture, mark } as const;
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
