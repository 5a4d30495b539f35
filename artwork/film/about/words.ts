import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Letter, withLettering } from '#artwork/icons/lettering.ts';
import { PACK } from '#artwork/pack.ts';

/** The pack's captions of the video, which the picture also shows. */
const CAPTIONS = join(PACK, 'media/films/about.vtt');

/** Text with its start and end, in seconds. */
interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A rendered line of text; sizes are in pixels. */
interface Line {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

export interface Caption {
  readonly from: number;
  readonly to: number;
  /** Letter height in pixels. */
  readonly size: number;
  readonly lines: readonly Line[];
}

const TIMES = /^(\d+):([\d.]+) --> (\d+):([\d.]+)\n([^\n]+)/gm;

function cues(): readonly Cue[] {
  if (!existsSync(CAPTIONS)) return [];
  const seconds = (minutes = '0', rest = '0'): number => 60 * Number(minutes) + Number(rest);
  return [...readFileSync(CAPTIONS, 'utf8').matchAll(TIMES)].map(([, ...parts]) => ({
    from: seconds(parts[0], parts[1]),
    to: seconds(parts[2], parts[3]),
    text: parts[4] ?? '',
  }));
}

/** Lines of about equal length. */
function wrapped(text: string, most: number): readonly string[] {
  const count = Math.ceil(text.length / most);
  const aim = text.length / count;
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length > aim + word.length / 2 && lines.length < count)
      lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

async function lineOf(letter: Letter, text: string, size: number): Promise<Line> {
  const { image, width } = await letter(text, size, '#FFFFFF');
  const { height } = await sharp(image).metadata();
  return { href: `data:image/png;base64,${image.toString('base64')}`, width, height };
}

interface Setting {
  /** Letter height in pixels. */
  readonly size: number;
  /** Maximum characters of a line. */
  readonly most: number;
}

async function set(
  letter: Letter,
  list: readonly Cue[],
  { size, most }: Setting,
): Promise<Caption[]> {
  return Promise.all(
    list.map(async ({ text, ...times }) => ({
      ...times,
      size,
      lines: await Promise.all(wrapped(text, most).map((line) => lineOf(letter, line, size))),
    })),
  );
}

/** The same text for each size, rendered together, because Pango caches the font's file. */
export async function captions(wide: Setting, narrow: Setting) {
  const list = cues();
  if (list.length === 0) return { wide: [], narrow: [] };
  return withLettering(list.map(({ text }) => text).join(''), async (letter) => ({
    wide: await set(letter, list, wide),
    narrow: await set(letter, list, narrow),
  }));
}
