/**
 * How light each color of a generated theme is. Contrast depends on luminance alone, so these numbers
 * keep every pair of `contrast-pairs.ts` readable, whatever the hue.
 */

/** WCAG's relative luminance, 0 to 1. */
export type Luminance = number;

export const RAMP_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type RampStep = (typeof RAMP_STEPS)[number];

/** Of the ramp of a seed in the middle of the range; darker seeds have darker dark steps. */
export const RAMP: Readonly<Record<RampStep, Luminance>> = {
  50: 0.92,
  100: 0.82,
  200: 0.63,
  300: 0.52,
  400: 0.39,
  500: 0.27,
  600: 0.165,
  700: 0.085,
  800: 0.052,
  900: 0.036,
  950: 0.016,
};

/** Chroma of each step, as a multiple of the seed's. */
export const RAMP_CHROMA: Readonly<Record<RampStep, number>> = {
  50: 0.1,
  100: 0.22,
  200: 0.45,
  300: 0.66,
  400: 0.88,
  500: 1,
  600: 1,
  700: 0.85,
  800: 0.68,
  900: 0.6,
  950: 0.45,
};

/**
 * The lightest color on which white text is readable, and which is readable itself on paper; and
 * the darkest on which a reader still sees a color.
 */
export const BUTTON = { lightest: 0.168, darkest: 0.028 } as const;

/** The most that a step may have of the luminance of the step above it, below 600. */
export const STEP_DOWN = { 700: 0.6, 800: 0.65, 900: 0.75, 950: 0.5 } as const;

/** The lightest and the darkest color that is shown unchanged as step 500. */
export const MIDDLE = { lightest: 0.8, darkest: 0.03 } as const;

export type Tint = 'primary' | 'accent' | 'success' | 'danger';

/** A color that is no step of a ramp: whose hue it has, how much of its chroma, how light it is. */
export type NamedColor = readonly [tint: Tint, chroma: number, luminance: Luminance];

/** Chromas are multiples of the seed's, and never more than a neutral may have. */
export const NEUTRALS: Readonly<Record<string, NamedColor>> = {
  'ink-200': ['primary', 0.1, 0.77],
  'ink-300': ['primary', 0.15, 0.63],
  'ink-400': ['primary', 0.26, 0.27],
  'ink-500': ['primary', 0.32, 0.18],
  'ink-600': ['primary', 0.32, 0.115],
  'ink-700': ['primary', 0.28, 0.055],
  ink: ['primary', 0.24, 0.01],
  paper: ['primary', 0.03, 0.966],
  hairline: ['primary', 0.1, 0.8],
  night: ['primary', 0.3, 0.0095],
  'night-soft': ['primary', 0.2, 0.7],
  'dark-paper': ['primary', 0.16, 0.011],
  'dark-surface': ['primary', 0.2, 0.02],
  'dark-raised': ['primary', 0.32, 0.048],
  'dark-hairline': ['primary', 0.2, 0.036],
  'dark-ink-200': ['primary', 0.22, 0.032],
  'dark-ink-300': ['primary', 0.26, 0.07],
  'dark-ink-600': ['primary', 0.2, 0.52],
  'dark-ink-700': ['primary', 0.16, 0.65],
  'dark-ink': ['primary', 0.07, 0.88],
};

/** Grounds and skies. */
export const GROUNDS: Readonly<Record<string, NamedColor>> = {
  morning: ['primary', 0.28, 0.76],
  dawn: ['accent', 0.22, 0.83],
  'sky-high': ['primary', 0.66, 0.52],
  'sky-low': ['primary', 0.17, 0.85],
  horizon: ['accent', 0.15, 0.9],
  'night-high': ['primary', 0.36, 0.0105],
  'night-low': ['primary', 0.66, 0.15],
  earth: ['accent', 0.35, 0.052],
  success: ['success', 1, 0.095],
  'success-100': ['success', 0.3, 0.86],
  danger: ['danger', 1, 0.1],
  'danger-100': ['danger', 0.12, 0.86],
  'dark-morning': ['primary', 0.3, 0.025],
  'dark-dawn': ['accent', 0.14, 0.022],
  'dark-earth': ['accent', 0.3, 0.65],
  'dark-success': ['success', 1.1, 0.62],
  'dark-success-100': ['success', 0.5, 0.03],
  'dark-danger': ['danger', 0.6, 0.5],
  'dark-danger-100': ['danger', 0.3, 0.03],
  'dark-primary-50': ['primary', 0.28, 0.024],
  'dark-primary-100': ['primary', 0.4, 0.033],
  'dark-primary-200': ['primary', 0.5, 0.045],
  'dark-secondary-50': ['accent', 0.16, 0.023],
  'dark-secondary-100': ['accent', 0.3, 0.033],
  'dark-dusk': ['primary', 0.45, 0.05],
};
