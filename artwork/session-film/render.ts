/**
 * `npm run session-films`: a short silent video for each session of the learning hub, with one
 * slide for each part. Needs Chromium and ffmpeg with libx264. The results are committed. Names of
 * sessions render only those: `npm run session-films -- git-for-teams`.
 */
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { encode, H264 } from '#artwork/film/encode.ts';
import { PACK } from '#artwork/pack.ts';
import { openChromium } from '#artwork/typeset/chromium.ts';
import { fontFaces } from '#artwork/typeset/faces.ts';
import { B_FRAMES, frames, RATE } from './frames.ts';
import { photograph } from './photograph.ts';
import { readSessions, type Session } from './session.ts';
import { FACES, SLIDE } from './slide-style.ts';
import { slidesOf } from './slides.ts';

const TARGET = join(PACK, 'media/sessions');

/** Maximum bytes of a video. */
const LIMIT = 350_000;

const QUALITY = 29;

/** Aligns the encoder's frame pattern with the slides, see `frames.ts`. */
const CODEC = [
  ...[...H264, '-bf', String(B_FRAMES), '-b_strategy', '0', '-sc_threshold', '0'],
  ...['-g', String(RATE * 60)],
];

const brand: string = parse(readFileSync(join(PACK, 'site.yaml'), 'utf8')).name;

async function render(session: Session, page: Page): Promise<void> {
  const slides = slidesOf(session, brand, PACK);
  const fonts = await fontFaces(slides.map(({ html }) => html).join(''), FACES);
  const shown = await photograph(page, fonts, slides);
  const target = join(TARGET, `${session.slug}.mp4`);
  const output = { codec: CODEC, quality: QUALITY, target };
  await encode({ ...SLIDE, rate: RATE }, frames(shown), [output]);
  const { size } = statSync(target);
  console.log(session.slug.padEnd(48), String(size).padStart(7));
  if (size > LIMIT) throw new Error(`${target} has ${size} bytes, limit ${LIMIT}`);
}

const sessions = readSessions(PACK);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sessions.some(({ slug }) => slug === name));
if (unknown.length > 0) throw new Error(`There is no session named ${unknown.join(', ')}`);
mkdirSync(TARGET, { recursive: true });
const browser = await openChromium();
try {
  const page = await browser.newPage({ viewport: SLIDE });
  for (const session of sessions) {
    if (wanted.length === 0 || wanted.includes(session.slug)) await render(session, page);
  }
} finally {
  await browser.close();
}
