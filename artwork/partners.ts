import { ink } from './colors.ts';
import { createSheet } from './sheet.ts';
import { circle, line, path, place } from './svg.ts';
import { baymark, kiteline, northcol, okhal, taraiLabs, type Wordmark } from './wordmarks.ts';

const HEIGHT = 32;
const EM = 22;
const GAP = 9;
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A mark of the given width, and the name as outlines. */
export function logo(name: string, markWidth: number, mark: string, word: Wordmark): string {
  const scale = EM / 200;
  const start = markWidth + GAP;
  const width = Math.ceil(start + word.width * scale) + 1;
  const sheet = createSheet({ name, width, height: HEIGHT, align: 'xMidYMid meet' });
  return sheet.render(mark, place([start, 23.5], scale, path(word.outline, { fill: ink })));
}

/** A pass between two summits. */
function northcolLogo(name: string): string {
  const mark = path('M0 27L11 7l6 10 3-5 12 15z', { fill: ink });
  return logo(name, 32, mark, northcol);
}

function kitelineLogo(name: string): string {
  const frame = line('M13 3L24 15 13 29 2 15zM13 3v26M2 15h22', ink, 2.4, round);
  return logo(name, 26, frame, kiteline);
}

/** The plain and its horizon. */
function taraiLabsLogo(name: string): string {
  const mark =
    circle([9, 16], 8.5, { fill: ink }) +
    circle([24, 16], 7.3, { fill: 'none', stroke: ink, 'stroke-width': 2.6 });
  return logo(name, 33, mark, taraiLabs);
}

/** A stone mortar and pestle. */
function okhalLogo(name: string): string {
  const mark =
    line('M3 9h24v7a12 12 0 0 1-24 0z', ink, 2.8, round) + line('M15 3v14', ink, 3.6, round);
  return logo(name, 30, mark, okhal);
}

function baymarkLogo(name: string): string {
  const mark = line('M2 26V7q7 11 14 2q7 9 14-2v19', ink, 3, round);
  return logo(name, 32, mark, baymark);
}

export const partners = {
  'partner-northcol': northcolLogo,
  'partner-kiteline': kitelineLogo,
  'partner-tarai-labs': taraiLabsLogo,
  'partner-okhal': okhalLogo,
  'partner-baymark': baymarkLogo,
};
