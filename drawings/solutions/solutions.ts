import type { Draw } from '#drawings/scenes.ts';
import { solutionDesignNarrow, solutionDesignWide } from './design.ts';

/** One valley at night, seen from the place of each solution. */
export const solutionPictures: Readonly<Record<string, Draw>> = {
  'solution-design-wide': solutionDesignWide,
  'solution-design-narrow': solutionDesignNarrow,
};
