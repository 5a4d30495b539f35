/** The ornament of pages without a picture, as `app/styles/ornament.css` draws it. */
import type { Node } from '@takumi-rs/core';
import { SHARE_SIZE } from '#contract/share-image.ts';
import type { Rgb } from '#domain/content/pack/theme-colors.ts';
import { css } from './colors.ts';
import { container, positioned } from './layout.ts';

export type Tones = Record<'light' | 'middle' | 'strong' | 'warm', Rgb>;

/** Pixels of a side of a tile. */
const TILE = 132;

/** Columns from the right and rows from the bottom; `round` is the corner that is a quarter circle. */
const TILES = [
  { column: 0, row: 2, tone: 'light', round: 'top-left' },
  { column: 1, row: 1, tone: 'middle', round: 'top-left' },
  { column: 0, row: 1, tone: 'light', round: null },
  { column: 2, row: 0, tone: 'light', round: 'top-left' },
  { column: 1, row: 0, tone: 'strong', round: 'top-right' },
  { column: 0, row: 0, tone: 'warm', round: 'bottom-left' },
] as const;

const RADIUS = {
  'top-left': `${TILE}px 0 0 0`,
  'top-right': `0 ${TILE}px 0 0`,
  'bottom-left': `0 0 0 ${TILE}px`,
} as const;

export const ornamentOf = (tones: Tones): Node[] =>
  TILES.map(({ column, row, tone, round }) =>
    container({
      ...positioned({
        left: SHARE_SIZE.width - (column + 1) * TILE,
        top: SHARE_SIZE.height - (row + 1) * TILE,
        width: TILE,
        height: TILE,
      }),
      backgroundColor: css(tones[tone]),
      borderRadius: round ? RADIUS[round] : 0,
    }),
  );
