/**
 * What the theme's colors become where the visitor's system is dark, as `app/styles/dark.css` says
 * it to browsers. A pack may define the first name; otherwise the last one counts.
 */
import type { ContrastPair } from './contrast-pairs.ts';

type Names = Readonly<
  Record<string, readonly [own: string, ramp: string] | readonly [ramp: string]>
>;

/** Wherever a color is used. */
export const DARK_COLORS: Names = {
  paper: ['dark-paper', 'night'],
  dawn: ['dark-dawn', 'secondary-950'],
  morning: ['dark-morning', 'primary-900'],
  hairline: ['dark-hairline', 'primary-900'],
  'ink-200': ['dark-ink-200', 'primary-900'],
  'ink-300': ['dark-ink-300', 'primary-800'],
  'ink-500': ['ink-400'],
  'ink-600': ['dark-ink-600', 'night-soft'],
  'ink-700': ['dark-ink-700', 'night-soft'],
  ink: ['dark-ink', 'primary-50'],
  earth: ['dark-earth', 'secondary-200'],
  'success-100': ['dark-success-100', 'primary-900'],
  'danger-100': ['dark-danger-100', 'secondary-950'],
};

/** As a background. */
export const DARK_BACKGROUNDS: Names = {
  white: ['dark-surface', 'primary-950'],
  ink: ['dark-raised', 'primary-800'],
  'primary-50': ['dark-primary-50', 'primary-900'],
  'primary-100': ['dark-primary-100', 'primary-900'],
  'primary-200': ['dark-primary-200', 'primary-800'],
  'secondary-50': ['dark-secondary-50', 'secondary-950'],
  'secondary-100': ['dark-secondary-100', 'secondary-900'],
};

/** As a text. */
export const DARK_TEXTS: Names = {
  'primary-600': ['primary-300'],
  'primary-700': ['primary-300'],
  'primary-800': ['primary-200'],
  'primary-900': ['primary-200'],
  'primary-950': ['primary-200'],
  'secondary-600': ['secondary-300'],
  'secondary-700': ['secondary-300'],
  success: ['dark-success', 'primary-200'],
  danger: ['dark-danger', 'secondary-300'],
};

/** The color by which the skies of heroes are multiplied. */
export const DUSK = ['dark-dusk', 'primary-900'] as const;

/** Skies of heroes by day, which become the night's, or have the shade of dusk. */
const SKIES = ['sky-high', 'sky-low', 'horizon'];

/** The night's sky above a drawing that has colors for the night, from its top. */
export const NIGHT_SKY = ['night-high', 'primary-900', 'primary-800'];

/** All colors that only a dark page uses. */
export const DARK_NAMES = [
  ...[DARK_COLORS, DARK_BACKGROUNDS, DARK_TEXTS].flatMap((names) => Object.values(names)),
  DUSK,
].flatMap((names) => (names.length > 1 ? [names[0]] : []));

/** @param isDefined tells if the pack has a color, by its name without `--color-` */
export function inTheDark(
  pair: ContrastPair,
  isDefined: (name: string) => boolean,
): ContrastPair[] {
  const resolve = (names: readonly string[]) => names.find(isDefined) ?? names.at(-1) ?? '';
  const colorOf = (name: string, uses: Names) => resolve(uses[name] ?? DARK_COLORS[name] ?? [name]);
  const text = { ...pair, foreground: colorOf(pair.foreground, DARK_TEXTS) };
  if (!SKIES.includes(pair.background)) {
    return [{ ...text, background: colorOf(pair.background, DARK_BACKGROUNDS) }];
  }
  const nightSkies = NIGHT_SKY.map((background) => ({ ...text, background }));
  return [{ ...text, shade: resolve(DUSK) }, ...nightSkies];
}
