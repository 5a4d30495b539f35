/** The brand's colours, from `theme.css`, for whoever draws without a browser. */
import { ContentError, readPackText } from '#domain/content/pack-files/index.ts';

export const THEME_FILE = 'theme.css';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** What is drawn with, to the name that it has in the theme. */
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
} as const;

export type ThemeColours = Record<keyof typeof TOKENS, Rgb>;

export interface Declaration {
  value: string;
  line: number;
}

/**
 * @throws ContentError naming every colour that is missing, or that is none; what a browser computes
 * (`color-mix()` and the like) cannot be read
 */
export async function readThemeColours(contentDir: string): Promise<ThemeColours> {
  const css = readPackText(contentDir, THEME_FILE);
  // It takes a while to load; a start without changes does without.
  const { clampRgb, converter, parse } = await import('culori');
  const toRgb = converter('rgb');
  const declared = declarationsIn(css);
  const colours = Object.entries(TOKENS).map(([name, token]) => {
    const colour = parse(resolved(`var(--color-${token})`, declared));
    if (!colour) return [name, undefined] as const;
    const { r, g, b } = clampRgb(toRgb(colour));
    return [name, [r, g, b].map((part) => Math.round(part * 255))] as const;
  });
  const problems = colours
    .filter(([, colour]) => !colour)
    .map(([name]) => {
      const field = `--color-${TOKENS[name as keyof typeof TOKENS]}`;
      const found = declared.get(field);
      const message = found ? 'must be a colour, as oklch(), rgb() or #rrggbb' : 'is missing';
      return { file: THEME_FILE, line: found?.line ?? 1, field, message };
    });
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(colours) as unknown as ThemeColours;
}

/** Colours by name, as the cascade has it: of several the last one counts. */
export function declarationsIn(css: string): Map<string, Declaration> {
  const code = css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/\S/g, ' '));
  const found = code.matchAll(/(?<=[\s{;])(--color-[\w-]+)\s*:([^;}]*)/g);
  return new Map(
    [...found].map(({ 1: name = '', 2: value = '', index }) => [
      name,
      { value: value.trim(), line: code.slice(0, index).split('\n').length },
    ]),
  );
}

/** More names for one colour than this are a circle. */
const MAX_NAMES = 10;

/** The value with what the theme's other colours stand for. */
export function resolved(value: string, declared: Map<string, Declaration>): string {
  let found = value;
  for (let n = 0; n < MAX_NAMES && found.startsWith('var('); n++) {
    const [, name = ''] = /^var\(\s*([\w-]+)\s*\)$/.exec(found) ?? [];
    found = declared.get(name)?.value ?? '';
  }
  return found;
}
