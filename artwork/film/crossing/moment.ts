import type { Sheet } from '#artwork/sheet.ts';
import type { CrossingLayout } from './layout.ts';

export interface Moment {
  readonly sheet: Sheet;
  readonly layout: CrossingLayout;
  readonly time: number;
}

/** Iron at night. */
export const STEEL = '#05182D';

/** The nearest hill, into which all that is dark fades. */
export const FRONT = '#061B33';
