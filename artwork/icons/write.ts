/**
 * `npm run icons`: renders the icons and the share image of the content pack, from the mark and
 * from the name and tagline in its site.yaml. The results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { appIcon, favicon } from '#artwork/mark.ts';
import { PACK } from '#artwork/pack.ts';
import { ico } from '../../cli/brand/ico.ts';
import { shareImage } from './share.ts';

const TARGET = join(PACK, 'media/icons');

/** Most bytes of one file. */
const LIMIT = 200_000;

const brand = parse(readFileSync(join(PACK, 'site.yaml'), 'utf8'));

async function png(svg: string, size: number): Promise<Buffer> {
  // Rendered at its size: an enlarged drawing would be blurred.
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

const sizes = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await png(favicon('favicon'), size) })),
);
const files: Readonly<Record<string, Buffer>> = {
  'favicon.ico': ico(sizes),
  'icon-192.png': await png(favicon('icon'), 192),
  'icon-512.png': await png(favicon('icon'), 512),
  // The mark stays within the inner 80 %, however the system cuts.
  'icon-maskable-512.png': await png(appIcon('icon', 0.74), 512),
  'apple-touch-icon.png': await png(appIcon('icon', 0.84), 180),
  'share.jpg': await shareImage(brand),
  // For the site's content check, which says when the brand's words are others.
  'share.yaml': Buffer.from(
    `# The words that share.jpg shows, written by npm run icons.\n${stringify({ name: brand.name, tagline: brand.tagline })}`,
  ),
};

mkdirSync(TARGET, { recursive: true });
for (const [name, bytes] of Object.entries(files)) {
  if (bytes.length > LIMIT) throw new Error(`${name} has ${bytes.length} bytes, limit ${LIMIT}`);
  writeFileSync(join(TARGET, name), bytes);
  console.log(name.padEnd(24), String(bytes.length).padStart(7));
}
