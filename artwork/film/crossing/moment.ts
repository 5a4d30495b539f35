import type { Sheet } from '#artwork/sheet.ts';
import type { CrossingLayout } from './layout.ts';

export interface Moment {
  readonly sheet: Sheet;
  readonly layout: CrossingLayout;
  readonly time: number;
}

/** The color of iron at night. */
export const STEEL = '#05182D';

/** The nearest hill's color, into which dark things fade. */
export const FRONT = '#061B33';
