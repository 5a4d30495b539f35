/**
 * `npm run film`: renders the loops of the content pack. Needs ffmpeg with libx264 and libsvtav1;
 * the results are committed, so neither building nor running the site does. Names of cuts render
 * only those: `npm run film -- day-narrow`.
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { AV1, encode, H264 } from './encode.ts';
import { type Cut, cuts, RATE, SECONDS } from './films.ts';

const TARGET = join(process.env.CONTENT_DIR ?? 'content', 'media/films');
const POSTER_LIMIT = 60_000;
const FRAMES = RATE * SECONDS;

/** Constant quality: flat colours need little, and gradients show bands when they get less. */
const QUALITY = { h264: 24, av1: 34, poster: 82 };

async function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

async function* framesOf(cut: Cut): AsyncGenerator<Buffer> {
  // One frame ahead, so that drawing and encoding share the processors.
  let next = rasterise(cut.frame(0));
  for (let index = 0; index < FRAMES; index += 1) {
    const frame = await next;
    if (index + 1 < FRAMES) next = rasterise(cut.frame((index + 1) / FRAMES));
    if (process.stdout.isTTY) process.stdout.write(`\r${cut.name} ${index + 1}/${FRAMES} `);
    yield frame;
  }
  if (process.stdout.isTTY) process.stdout.write('\r');
}

function weigh(name: string, limit: number, since: number): void {
  const { size } = statSync(join(TARGET, name));
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(name.padEnd(24), String(size).padStart(9), `${seconds} s`.padStart(8));
  if (size > limit) throw new Error(`${name} has ${size} bytes, limit ${limit}`);
}

async function render(cut: Cut): Promise<void> {
  const film = { width: cut.width, height: cut.height, rate: RATE };
  const poster = `${cut.name}.webp`;
  let since = performance.now();
  await sharp(Buffer.from(cut.frame(0)))
    .webp({ quality: QUALITY.poster, effort: 6, smartSubsample: true })
    .toFile(join(TARGET, poster));
  weigh(poster, POSTER_LIMIT, since);
  since = performance.now();
  await encode(film, framesOf(cut), [
    { codec: H264, quality: QUALITY.h264, target: join(TARGET, `${cut.name}.mp4`) },
    { codec: AV1, quality: QUALITY.av1, target: join(TARGET, `${cut.name}.webm`) },
  ]);
  weigh(`${cut.name}.mp4`, cut.limit, since);
  weigh(`${cut.name}.webm`, cut.limit, since);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !cuts.some((cut) => cut.name === name));
if (unknown.length > 0) throw new Error(`There is no film ${unknown.join(', ')}`);
sharp.concurrency(2);
mkdirSync(TARGET, { recursive: true });
console.log(`${FRAMES} frames, ${SECONDS} s at ${RATE} a second`);
for (const cut of cuts) if (wanted.length === 0 || wanted.includes(cut.name)) await render(cut);
