import { circle, line, path } from '#artwork/svg.ts';
import { round } from './cover.ts';

const HAIR = '#16233F';

interface Head {
  readonly x: number;
  readonly y: number;
  readonly coat: string;
  readonly wears?: 'topi' | 'bun' | 'flower';
}

function fromBehind({ x, y, coat, wears }: Head): string {
  const topi =
    wears === 'topi'
      ? path(`M${x - 14} ${y - 2}l2-16q12-6 24 0l2 16q-14-5-28 0z`, { fill: '#8C4A5C' })
      : '';
  const bun = wears === 'bun' ? circle([x, y - 14], 7, { fill: HAIR }) : '';
  const flower = wears === 'flower' ? circle([x + 8, y + 8], 5, { fill: '#F2AE2E' }) : '';
  return (
    path(`M${x - 31} 366q-1-34 31-38 32 4 31 38z`, { fill: coat }) +
    path(`M${x + 8} ${y + 19}q22 8 23 34`, {
      fill: 'none',
      stroke: '#FFC58A',
      'stroke-width': 1.6,
      opacity: 0.7,
    }) +
    path(`M${x - 6} ${y + 8}h12v12h-12z`, { fill: '#6B3A2A' }) +
    bun +
    circle([x, y], 14.5, { fill: HAIR }) +
    topi +
    line(`M${x + 5} ${y - 13}q9 4 9 13`, '#FFC58A', 1.6, { ...round, opacity: 0.75 }) +
    flower
  );
}

const heads: readonly Head[] = [
  { x: 14, y: 322, coat: '#24335C' },
  { x: 66, y: 330, coat: '#1B2A50', wears: 'topi' },
  { x: 118, y: 334, coat: '#3A2C50', wears: 'bun' },
  { x: 168, y: 342, coat: '#24335C' },
  { x: 224, y: 346, coat: '#1B2A50', wears: 'flower' },
  { x: 284, y: 344, coat: '#3A2C50', wears: 'topi' },
  { x: 548, y: 342, coat: '#24335C', wears: 'topi' },
  { x: 594, y: 334, coat: '#3A2C50', wears: 'flower' },
  { x: 636, y: 324, coat: '#1B2A50' },
];

/** Spectators at the lower edge. */
export function crowd(): string {
  return heads.map(fromBehind).join('');
}
