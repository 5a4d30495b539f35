/** Reads the brand's colors from `theme.css`, for drawing without a browser. */
import { ContentError, type PackSource, readPackText } from '#domain/content/pack-files/index.ts';

export const THEME_FILE = 'theme.css';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Names in the theme by name in drawing code. */
const TOKENS = {
  skyHigh: 'primary-200',
  skyLow: 'sky-low',
  horizon: 'horizon',
  nightHigh: 'night-high',
  nightMiddle: 'primary-900',
  nightLow: 'night-low',
  nightQuiet: 'night-soft',
  paper: 'paper',
  dawn: 'dawn',
  ink: 'ink',
  inkQuiet: 'ink-700',
  toneLight: 'primary-200',
  toneMiddle: 'primary-300',
  toneStrong: 'primary-600',
  toneWarm: 'secondary-200',
  nightToneDark: 'primary-800',
  nightToneMiddle: 'primary-700',
  nightToneStrong: 'primary-500',
  deep: 'primary-950',
} as const;

export type ThemeColors = Record<keyof typeof TOKENS, Rgb>;

export interface Declaration {
  value: string;
  line: number;
}

/**
 * @throws ContentError with every missing or invalid color. Functions that only browsers compute,
 *   such as `color-mix()`, are invalid here
 */
export async function readThemeColors(contentDir: PackSource): Promise<ThemeColors> {
  const css = readPackText(contentDir, THEME_FILE);
  // Imported lazily, because it loads slowly and a start without changes does not need it.
  const { clampRgb, converter, parse } = await import('culori');
  const toRgb = converter('rgb');
  const declarations = declarationsIn(css);
  const colors = Object.entries(TOKENS).map(([name, token]) => {
    const color = parse(resolveVars(`var(--color-${token})`, declarations));
    if (!color) return [name, undefined] as const;
    const { r, g, b } = clampRgb(toRgb(color));
    return [name, [r, g, b].map((part) => Math.round(part * 255))] as const;
  });
  const problems = colors
    .filter(([, color]) => !color)
    .map(([name]) => {
      const field = `--color-${TOKENS[name as keyof typeof TOKENS]}`;
      const declaration = declarations.get(field);
      const message = declaration ? 'must be a color, as oklch(), rgb() or #rrggbb' : 'is missing';
      return { file: THEME_FILE, line: declaration?.line ?? 1, field, message };
    });
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(colors) as unknown as ThemeColors;
}

/** Color declarations by name. Of several with the same name, the last one wins, as in CSS. */
export function declarationsIn(css: string): Map<string, Declaration> {
  const code = css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/\S/g, ' '));
  const matches = code.matchAll(/(?<=[\s{;])(--color-[\w-]+)\s*:([^;}]*)/g);
  return new Map(
    [...matches].map(({ 1: name = '', 2: value = '', index }) => [
      name,
      { value: value.trim(), line: code.slice(0, index).split('\n').length },
    ]),
  );
}

/** A longer chain of `var()` references is taken to be circular. */
const MAX_NAMES = 10;

/** The value after following `var()` references to other colors of the theme. */
export function resolveVars(value: string, declarations: Map<string, Declaration>): string {
  let current = value;
  for (let n = 0; n < MAX_NAMES && current.startsWith('var('); n++) {
    const [, name = ''] = /^var\(\s*([\w-]+)\s*\)$/.exec(current) ?? [];
    current = declarations.get(name)?.value ?? '';
  }
  return current;
}
