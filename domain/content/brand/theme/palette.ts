/** Makes all colors of a brand from one or two seed colors. */
import { clampChroma, converter, formatHex, type Oklch, parse, wcagLuminance } from 'culori';
import {
  BUTTON,
  GROUNDS,
  type Luminance,
  MIDDLE,
  type NamedColor,
  NEUTRALS,
  RAMP,
  RAMP_CHROMA,
  RAMP_STEPS,
  type RampStep,
  STEP_DOWN,
  type Tint,
} from './luminances.ts';

export interface Seeds {
  /** A color that CSS knows, such as `#0b6e4f`. */
  primary: string;
  /** For the one action that matters on a screen; by default a warm or a cool color beside the primary. */
  accent?: string | undefined;
}

/** Colors by their name in the theme, without `--color-`. */
export type Palette = ReadonlyMap<string, Oklch>;

const toOklch = converter('oklch');

/** A color with less chroma is a gray, whose hue would be an accident. */
const GRAY = 0.02;

/** The most chroma of a neutral, by its tint: a text in color is tiring to read. */
const NEUTRAL_CHROMA = 0.055;

/** Warm, or cool beside a warm primary color. Hues in degrees. */
const ACCENT = { warm: 42, cool: 255, chroma: 0.19, distance: 55 } as const;

/** Hues by meaning, the same for every brand. */
const SUCCESS = { h: 159, c: 0.09 } as const;
const DANGER = { h: 27, c: 0.19 } as const;

/** @throws Error for a text that is no color */
export function makePalette(seeds: Seeds): Palette {
  const primary = seedOf(seeds.primary);
  const accent = seeds.accent === undefined ? accentFor(primary) : seedOf(seeds.accent);
  const hues: Record<Tint, Hue> = { primary, accent, success: SUCCESS, danger: DANGER };
  const named = (colors: Readonly<Record<string, NamedColor>>, mostChroma: number) =>
    Object.entries(colors).map(([name, [tint, share, luminance]]) => {
      const { h, c } = hues[tint];
      return [name, atLuminance(luminance, { h, c: Math.min(c * share, mostChroma) })] as const;
    });
  return new Map([
    ...rampOf('primary', primary),
    ...rampOf('secondary', accent),
    ...named(NEUTRALS, NEUTRAL_CHROMA),
    ...named(GROUNDS, Number.POSITIVE_INFINITY),
  ]);
}

interface Hue {
  h: number;
  c: number;
}

interface Seed extends Hue {
  color: Oklch;
  luminance: Luminance;
}

function seedOf(text: string): Seed {
  const parsed = parse(text.trim());
  if (!parsed) throw new Error(`"${text}" is not a color: write it as #0b6e4f`);
  const color = clampChroma(toOklch(parsed), 'oklch');
  const c = color.c < GRAY ? 0 : color.c;
  return { color, h: c === 0 ? 0 : (color.h ?? 0), c, luminance: wcagLuminance(color) };
}

function accentFor({ h, c }: Seed): Seed {
  const distance = Math.abs(((h - ACCENT.warm + 540) % 360) - 180);
  const hue = c > 0 && distance < ACCENT.distance ? ACCENT.cool : ACCENT.warm;
  const color = atLuminance(RAMP[600], { h: hue, c: ACCENT.chroma });
  return { color, h: hue, c: ACCENT.chroma, luminance: RAMP[600] };
}

/** The seed itself is a step, if texts on it are readable: the button's, or else the middle one. */
function rampOf(name: string, seed: Seed): [string, Oklch][] {
  const luminances = rampLuminances(seed.luminance);
  return RAMP_STEPS.map((step) => {
    const luminance = luminances[step];
    const isSeed = luminance === seed.luminance;
    const color = isSeed
      ? seed.color
      : atLuminance(luminance, { h: seed.h, c: seed.c * RAMP_CHROMA[step] });
    return [`${name}-${step}`, color];
  });
}

function rampLuminances(seed: Luminance): Record<RampStep, Luminance> {
  const button = clamp(seed, BUTTON.darkest, BUTTON.lightest);
  const dark: Record<number, Luminance> = { 600: button };
  let above = button;
  for (const step of [700, 800, 900, 950] as const) {
    above = Math.min(RAMP[step], above * STEP_DOWN[step]);
    dark[step] = above;
  }
  const isMiddle = seed > button && seed <= MIDDLE.lightest;
  return { ...RAMP, ...dark, 500: isMiddle ? seed : Math.max(button * 1.5, RAMP[500] * 0.6) };
}

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Halvings of the lightness, whose error is then invisible. */
const HALVINGS = 24;

/** The color of a hue with a luminance, as strong as a screen can show it. */
function atLuminance(luminance: Luminance, { h, c }: Hue): Oklch {
  const withLightness = (l: number) => clampChroma({ mode: 'oklch', l, c, h }, 'oklch') as Oklch;
  let [from, to] = [0, 1];
  for (let n = 0; n < HALVINGS; n++) {
    const middle = (from + to) / 2;
    if (wcagLuminance(withLightness(middle)) < luminance) from = middle;
    else to = middle;
  }
  return withLightness(to);
}

export const hexOf = (color: Oklch): string => formatHex(color);
