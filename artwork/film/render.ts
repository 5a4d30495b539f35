/**
 * `npm run film`: renders the loops of the content pack. Needs ffmpeg with libx264 and libsvtav1.
 * The results are committed, so building and running the site do not need it. Names of cuts render
 * only those: `npm run film -- day-narrow`.
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PACK } from '#artwork/pack.ts';
import { AV1, encode, H264 } from './encode.ts';
import { type Codec, type Cut, cuts, RATE } from './films.ts';

const TARGET = join(PACK, 'media/films');
const POSTER_LIMIT = 60_000;

const POSTER_QUALITY = 82;

/** Constant quality: flat colors need little, but gradients show bands below this. */
const outputs: Record<Codec, { codec: readonly string[]; quality: number; ending: string }> = {
  h264: { codec: H264, quality: 24, ending: 'mp4' },
  av1: { codec: AV1, quality: 34, ending: 'webm' },
};

async function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

async function* framesOf(cut: Cut): AsyncGenerator<Buffer> {
  const frames = RATE * cut.seconds;
  // One frame ahead, so that drawing and encoding run in parallel.
  let next = rasterise(cut.frame(0));
  for (let index = 0; index < frames; index += 1) {
    const frame = await next;
    if (index + 1 < frames) next = rasterise(cut.frame((index + 1) / frames));
    if (process.stdout.isTTY) process.stdout.write(`\r${cut.name} ${index + 1}/${frames} `);
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
  await sharp(Buffer.from(cut.frame(cut.poster)))
    .webp({ quality: POSTER_QUALITY, effort: 6, smartSubsample: true })
    .toFile(join(TARGET, poster));
  weigh(poster, POSTER_LIMIT, since);
  since = performance.now();
  const files = cut.codecs.map((name) => {
    const { codec, quality, ending } = outputs[name];
    return { codec, quality: quality + (cut.coarser ?? 0), name: `${cut.name}.${ending}` };
  });
  await encode(
    film,
    framesOf(cut),
    files.map(({ name, ...output }) => ({ ...output, target: join(TARGET, name) })),
  );
  for (const { name } of files) weigh(name, cut.limit, since);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !cuts.some((cut) => cut.name === name));
if (unknown.length > 0) throw new Error(`There is no cut named ${unknown.join(', ')}`);
sharp.concurrency(2);
mkdirSync(TARGET, { recursive: true });
for (const cut of cuts) if (wanted.length === 0 || wanted.includes(cut.name)) await render(cut);
