// @ts-check
/**
 * Does one job (`jobs.ts`) with the picture on stdin. Writes a line of JSON to stdout, then the
 * pictures that it made. `child-command.ts` starts it as a process without permissions, because a
 * picture may hang its decoder, crash it or take it over. It is plain JavaScript, so Node runs it
 * without a build.
 */
import sharp from 'sharp';

/** @typedef {import('./jobs.ts').Job} Job */
/** @typedef {import('./jobs.ts').PrepareJob} PrepareJob */
/** @typedef {import('./jobs.ts').RenditionsJob} RenditionsJob */
/** @typedef {{ answer: object, outputs?: Buffer[] }} Result */

/** Exit status when the memory is used up. */
const OUT_OF_MEMORY = 77;
/** Milliseconds between two readings of the memory in use. */
const MEMORY_INTERVAL = 20;
/** Characters of a placeholder, as in `check-picture.ts`. */
const PLACEHOLDER = 400;
/** How the stored original is written: visibly the same picture. */
const ORIGINAL = {
  jpeg: { quality: 92, chromaSubsampling: '4:4:4' },
  png: { compressionLevel: 9 },
  webp: { quality: 92, effort: 4 },
  avif: { quality: 80, effort: 2 },
};
/** Warnings about files of some cameras in which all pixels are intact. */
const HARMLESS =
  /^(VipsJpeg: (Invalid SOS parameters[^\n]*|Corrupt JPEG data: \d+ extraneous bytes before marker 0xd9)\s*)+$/;

const job = /** @type {Job} */ (JSON.parse(process.argv[2] ?? '{}'));

// Node's permissions do not cover the network.
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Reflect.deleteProperty(globalThis, name);
}
// Only the answer may go to stdout.
for (const name of /** @type {const} */ (['log', 'info', 'warn', 'error', 'debug']))
  console[name] = () => {};

// Requests of visitors need the other cores.
sharp.concurrency(1);
sharp.cache(false);

// Decoders run in other threads, so this timer is not held up by them.
setInterval(() => {
  if (process.memoryUsage.rss() > job.memory) process.exit(OUT_OF_MEMORY);
}, MEMORY_INTERVAL).unref();

class RefusedError extends Error {}

async function readStdin() {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param {Buffer} bytes @param {PrepareJob} job */
async function prepare(bytes, job) {
  const header = await readHeader(bytes, job);
  const isOpaque = !header.hasAlpha || (await hasNoTransparency(bytes, job));
  if (!isOpaque && job.format === 'jpeg') throw new RefusedError('transparent');
  const pixels = header.width * header.height;
  const isShrunk = pixels > job.storedPixels;
  const width = Math.floor(header.width * Math.sqrt(job.storedPixels / pixels));
  /** @param {'warning' | 'error'} failOn */
  const write = async (failOn) => {
    const opened = sharp(bytes, { failOn, limitInputPixels: job.maxPixels });
    const picture = isShrunk ? sharp(await shrink(opened, width, header.orientation)) : opened;
    return picture
      .autoOrient()
      .toColorspace('srgb')
      .toFormat(job.format, ORIGINAL[job.format])
      .toBuffer({ resolveWithObject: true });
  };
  const { data, info } = await write('warning').catch((error) => {
    if (HARMLESS.test(error.message)) return write('error');
    throw error;
  });
  const placeholder = isOpaque ? await placeholderOf(data) : null;
  const { isAnimated } = header;
  const size = { width: info.width, height: info.height };
  return {
    answer: { ...size, placeholder, isAnimated, isShrunk, bytes: [data.length] },
    outputs: [data],
  };
}

/**
 * Turning a picture needs several copies of it in memory, so a huge one is made smaller first, row
 * by row.
 * @param {import('sharp').Sharp} picture @param {number} width @param {number} orientation
 */
function shrink(picture, width, orientation) {
  return picture
    .resize({ width })
    .withMetadata({ orientation })
    .tiff({ compression: 'none' })
    .toBuffer();
}

/** @param {Buffer} bytes @param {PrepareJob} job */
async function hasNoTransparency(bytes, { maxPixels }) {
  const small = sharp(bytes, { limitInputPixels: maxPixels }).resize(500, 500, { fit: 'inside' });
  return (await sharp(await small.png().toBuffer()).stats()).isOpaque;
}

/** @param {Buffer} bytes @param {PrepareJob} job */
async function readHeader(bytes, { maxPixels, minSide, maxRatio }) {
  // The header is read without a limit, so that a picture which is too large is reported as such.
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, orientation = 1, pages = 1, hasAlpha } = header;
  if (width * height > maxPixels) throw new RefusedError('too-many-pixels');
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < minSide) throw new RefusedError('too-small');
  if (longer > shorter * maxRatio) throw new RefusedError('too-long');
  return { width, height, orientation, isAnimated: pages > 1, hasAlpha };
}

/** @param {Buffer} bytes */
async function placeholderOf(bytes) {
  let dataUrl = '';
  for (const side of [24, 16, 8]) {
    const small = sharp(bytes).resize(side, side, { fit: 'inside' }).removeAlpha();
    const webp = await small.webp({ quality: 30, effort: 6 }).toBuffer();
    dataUrl = `data:image/webp;base64,${webp.toString('base64')}`;
    if (dataUrl.length < PLACEHOLDER) break;
  }
  return dataUrl;
}

/** @param {Buffer} bytes @param {RenditionsJob} job */
async function makeRenditions(bytes, { isOpaque, width, height, renditions, options }) {
  const largest = Math.max(...renditions.map((rendition) => rendition.width));
  const size = renditions.find((rendition) => rendition.width === largest) ?? { width, height };
  // Decoded once for all sizes.
  const upright = sharp(bytes).resize(size.width, size.height, { fit: 'fill' });
  const { data, info } = await (isOpaque ? upright.removeAlpha() : upright)
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const outputs = [];
  for (const rendition of renditions) {
    outputs.push(
      await sharp(data, { raw })
        .resize(rendition.width, rendition.height, { fit: 'fill' })
        .toFormat(rendition.format, options[rendition.format])
        .toBuffer(),
    );
  }
  return { answer: { bytes: outputs.map((output) => output.length) }, outputs };
}

/** @returns {Promise<Result>} */
async function runJob() {
  const bytes = await readStdin();
  try {
    return await (job.kind === 'prepare' ? prepare(bytes, job) : makeRenditions(bytes, job));
  } catch (error) {
    return { answer: { refusal: error instanceof RefusedError ? error.message : 'damaged' } };
  }
}

const { answer, outputs = [] } = await runJob();
process.stdout.write(`${JSON.stringify(answer)}\n`);
process.stdout.write(Buffer.concat(outputs), () => process.exit(0));
