import { line, path } from '#artwork/svg.ts';
import { round } from './cover.ts';

export interface Garb {
  readonly skin: string;
  readonly top: string;
  readonly sleeves?: 'long' | 'short';
  readonly trousers?: string;
  /** Below the hips: a skirt, or the folds of a sari. */
  readonly skirt?: string;
  /** Color of hem and edges. */
  readonly border?: string;
  /** The end of a sari, or a shawl over the shoulder. */
  readonly drape?: string;
  /** The patuka, a cloth wound around the waist. */
  readonly sash?: string;
  /** Hangs below the hips over the trousers. */
  readonly tunic?: boolean;
  readonly apron?: boolean;
  readonly shoes?: string;
  /** A garland or a string of beads. */
  readonly beads?: string;
}

const DARK = '#0B1B2B';
const BODY =
  'M-10.6 3Q-10.4-12-12.4-24.6-12.4-31-4-32H4Q12.4-31 12.4-24.6 10.6-12 10.6 3 0 6-10.6 3z';
const BACK_SHADE = 'M-10.6 3Q-10.4-12-12.4-24.6-12.4-31-4-32-8-16-4 4.4-8 4.2-10.6 3z';
const PALLU = 'M-9.5-31Q-3-33.5 0-31.5L11-4Q8 2-2 4L-10.6 3-11-3Q-1-8-9.5-31z';
const PALLU_EDGE = 'M0-31.5L11-4';

function beads(color: string, side: boolean): string {
  const d = side ? 'M-4-31Q7-25 8-13' : 'M-6-31Q-7-14 0-12Q7-14 6-31';
  return line(d, color, 2.8, { ...round, 'stroke-dasharray': '.1 3.2' });
}

/** The upper body: origin at the hip, the neck at 32 above it. */
export function upper(look: Garb, side: boolean): string {
  const { top, drape, border, sash } = look;
  return (
    path(BODY, { fill: top }) +
    (drape === undefined ? '' : path(PALLU, { fill: drape })) +
    (drape === undefined || border === undefined ? '' : line(PALLU_EDGE, border, 1.8, round)) +
    (sash === undefined ? '' : path('M-11-6h22l.4 9q-11 4-22.8 0z', { fill: sash })) +
    (look.beads === undefined ? '' : beads(look.beads, side)) +
    (side ? path(BACK_SHADE, { fill: DARK, opacity: 0.1 }) : '')
  );
}
