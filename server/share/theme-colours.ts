/** The brand's colours, from `theme.css`, for whoever draws without a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

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

export function themeColours(contentDir: string): ThemeColours {
  const theme = readFileSync(join(contentDir, 'theme.css'), 'utf8');
  const read = (token: string): Rgb => {
    const value = new RegExp(`--color-${token}:\\s*([^;]+);`).exec(theme)?.[1] ?? '';
    const colour = hexToRgb(value) ?? oklchToRgb(value);
    if (!colour)
      throw new Error(`theme.css: --color-${token} must be an oklch() or #rrggbb colour`);
    return colour;
  };
  const colours = Object.entries(TOKENS).map(([name, token]) => [name, read(token)]);
  return Object.fromEntries(colours) as ThemeColours;
}

export const hex = (colour: Rgb) =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function hexToRgb(value: string): Rgb | undefined {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value.trim())?.slice(1);
  return parts && (parts.map((part) => Number.parseInt(part, 16)) as unknown as Rgb);
}

/** By the matrices of CSS Color 4; colours beyond the screen's are cut off. */
function oklchToRgb(value: string): Rgb | undefined {
  const [, lightness, chroma, hue] =
    /^oklch\(\s*([\d.]+)%\s+([\d.]+)\s+([\d.]+)\s*\)$/.exec(value.trim())?.map(Number) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) return undefined;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const base = lightness / 100;
  const l = (base + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (base - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (base - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encoded(linear: number): number {
  const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, part)) * 255);
}

/** WCAG's relative luminance. */
function luminance([red, green, blue]: Rgb): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
