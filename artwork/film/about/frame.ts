import { dayScene } from '#artwork/film/day/frame.ts';
import type { DayLayout } from '#artwork/film/day/layout.ts';
import { fraction, smooth } from '#artwork/film/loop.ts';
import { element, group } from '#artwork/svg.ts';
import type { Caption } from './words.ts';

/** Seconds from one sunrise to the next. */
export const LENGTH = 28;

/** The camera at a second: the middle of its view, in shares of the picture, and the zoom. */
interface Shot {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

/** The whole valley, Nepal's bank, the other bank, the people on the bridge, the whole at night. */
const SHOTS: readonly Shot[] = [
  { at: 0, x: 0.5, y: 0.5, near: 1 },
  { at: 4.2, x: 0.5, y: 0.5, near: 1 },
  { at: 7, x: 0.34, y: 0.56, near: 1.5 },
  { at: 9.6, x: 0.34, y: 0.56, near: 1.5 },
  { at: 12.2, x: 0.66, y: 0.56, near: 1.5 },
  { at: 14.4, x: 0.66, y: 0.56, near: 1.5 },
  { at: 17, x: 0.5, y: 0.64, near: 1.42 },
  { at: 19, x: 0.5, y: 0.64, near: 1.42 },
  { at: 22, x: 0.5, y: 0.5, near: 1 },
  { at: LENGTH, x: 0.5, y: 0.5, near: 1 },
];

/** The camera's view, as a viewBox. */
function viewAt(seconds: number, width: number, height: number): string {
  const next = SHOTS.findIndex(({ at }) => at > seconds);
  const to = SHOTS[next] ?? SHOTS.at(-1);
  const from = SHOTS[next - 1] ?? to;
  if (!from || !to) throw new Error('The video has no shots');
  const share = from === to ? 0 : smooth(from.at, to.at, seconds);
  const at = (value: 'x' | 'y' | 'near'): number => from[value] + (to[value] - from[value]) * share;
  const near = at('near');
  const left = width * (at('x') - 0.5 / near);
  const top = height * (at('y') - 0.5 / near);
  return [left, top, width / near, height / near].map((value) => value.toFixed(2)).join(' ');
}

const FADE = 0.4;

/** Text on a dark panel, because the sky behind changes from pale to black. */
function captionAt(
  list: readonly Caption[],
  seconds: number,
  { width, height }: DayLayout,
): string {
  const caption = list.find(({ from, to }) => seconds > from && seconds < to);
  if (!caption) return '';
  const { from, to, size, lines } = caption;
  const step = Math.round(size * 1.25);
  const padding = Math.round(step * 0.5);
  const across = Math.max(...lines.map((line) => line.width)) + 3 * padding;
  const high = lines.length * step + 2 * padding;
  const top = height - high - Math.round(height * 0.06);
  const panel = element('rect', {
    x: Math.round((width - across) / 2),
    y: top,
    width: across,
    height: high,
    rx: Math.round(padding * 1.4),
    fill: '#061B33',
    opacity: 0.88,
  });
  const words = lines.map((line, index) =>
    element('image', {
      href: line.href,
      x: Math.round((width - line.width) / 2),
      y: top + padding + index * step + Math.round((step - line.height) / 2),
      width: line.width,
      height: line.height,
    }),
  );
  const opacity = smooth(from, from + FADE, seconds) * (1 - smooth(to - FADE, to, seconds));
  return group({ opacity }, panel, ...words);
}

/** The company's story over a day at the bridge. */
export function aboutFrame(layout: DayLayout, list: readonly Caption[], time: number): string {
  const { width, height } = layout;
  const seconds = time * LENGTH;
  const view = viewAt(seconds, width, height);
  // Two more loops in this longer video, so that people and flags keep their speed.
  const scene = dayScene(layout, { time, quick: fraction(3 * time), sway: 0 });
  const seen = scene.replace(
    /viewBox="[^"]*"/,
    `viewBox="${view}" width="${width}" height="${height}"`,
  );
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` };
  return element('svg', frame, seen.trim() + captionAt(list, seconds, layout));
}
