/**
 * The pairs of brand colors that pages use on each other, with the contrast that WCAG 2.2 AA
 * requires.
 */

/** Text colors by background. The contrast must be at least 4.5:1. */
export const TEXT_COLORS_BY_BACKGROUND: Readonly<Record<string, string>> = {
  white:
    'ink ink-700 ink-600 primary-600 primary-700 primary-800 primary-900 primary-950 secondary-600 secondary-700 earth success danger',
  paper:
    'ink ink-700 ink-600 primary-600 primary-700 primary-800 primary-900 primary-950 secondary-600 secondary-700 earth success danger',
  'primary-50': 'ink ink-700 ink-600 primary-700 primary-800 primary-900 primary-950',
  'primary-100': 'ink ink-700 ink-600 primary-700 primary-800 primary-900 primary-950',
  'primary-200': 'ink ink-700 primary-700 primary-800 primary-900 primary-950',
  'primary-600': 'white',
  'primary-700': 'white',
  'primary-800': 'white primary-100 primary-200 primary-300 night-soft',
  'primary-900': 'white primary-100 primary-200 primary-300 night-soft',
  'primary-950': 'white primary-100 primary-200 primary-300 night-soft',
  'secondary-50': 'ink ink-700 secondary-700 earth',
  'secondary-100': 'ink ink-700 secondary-700 earth',
  'secondary-600': 'white',
  'secondary-700': 'white',
  'ink-200': 'ink ink-700',
  morning: 'ink ink-700 primary-700 primary-800 primary-900 primary-950',
  dawn: 'ink ink-700 primary-900 primary-950 secondary-700 earth',
  ink: 'white primary-200 primary-300 night-soft',
  night: 'white primary-100 primary-200 primary-300 night-soft',
  success: 'white',
  'success-100': 'success ink',
  danger: 'white',
  'danger-100': 'danger ink ink-700',
  'sky-high': 'ink primary-950',
  'sky-low': 'ink ink-700 primary-700 primary-900 primary-950',
  horizon: 'ink ink-700 primary-700 primary-900 primary-950',
  'night-high': 'white primary-100 primary-200 night-soft',
  'night-low': 'white',
};

/** Colors of field borders and focus rings by background. The contrast must be at least 3:1. */
export const UI_COLORS_BY_BACKGROUND: Readonly<Record<string, string>> = {
  white: 'ink-400 primary-700',
  paper: 'ink-400 primary-700',
  morning: 'primary-700',
  dawn: 'primary-700',
  'sky-high': 'primary-700',
  'sky-low': 'primary-700',
  'primary-900': 'primary-300',
  'primary-950': 'primary-300',
  night: 'primary-300',
  ink: 'primary-300',
  'night-low': 'white',
};

export interface ContrastPair {
  /** Name of the foreground color, without `--color-`. */
  foreground: string;
  /** Name of the background color, without `--color-`. */
  background: string;
  /** Name of a color by which the background is multiplied. */
  shade?: string;
  /** Minimum contrast, to 1. */
  minContrast: number;
}

const pairsOf = (table: Readonly<Record<string, string>>, minContrast: number): ContrastPair[] =>
  Object.entries(table).flatMap(([background, foregrounds]) =>
    foregrounds.split(' ').map((foreground) => ({ foreground, background, minContrast })),
  );

export const CONTRAST_PAIRS = [
  ...pairsOf(TEXT_COLORS_BY_BACKGROUND, 4.5),
  ...pairsOf(UI_COLORS_BY_BACKGROUND, 3),
];
