/** Writes the `theme.css` of a new brand. */
import type { Oklch } from 'culori';
import { hexOf, makePalette, type Palette, type Seeds } from './palette.ts';

const MOTION = `
  --ease-settle: cubic-bezier(0.2, 0.7, 0.2, 1);
  --default-transition-duration: 200ms;
  --default-transition-timing-function: var(--ease-settle);
`;

export interface ThemeFont {
  family: string;
  /** A .woff2 below the content folder, such as `media/fonts/company.woff2`. */
  file: string;
}

export interface ThemeOptions extends Seeds {
  /** By default the fonts of the visitor's system, which cost no request. */
  font?: ThemeFont | undefined;
}

/**
 * A complete theme: the same text for the same options. Every pair of a text and a background that
 * pages use has the contrast that WCAG 2.2 AA requires, on light and on dark pages.
 * @throws Error for a text that is no color
 */
export function makeTheme({ font, ...seeds }: ThemeOptions): string {
  const palette = makePalette(seeds);
  return [
    heading(seeds),
    ...(font ? [fontFace(font)] : []),
    `@theme {\n${tokens(palette, font)}}\n`,
  ].join('\n');
}

/** Colors of `site.yaml`, for the browser's frame and the app's first screen. */
export function appColorsOf(seeds: Seeds): { theme: string; dark: string; background: string } {
  const palette = makePalette(seeds);
  const hex = (name: string) => hexOf(palette.get(name) as Oklch).toUpperCase();
  return { theme: hex('primary-950'), dark: hex('dark-paper'), background: hex('paper') };
}

const heading = ({
  primary,
  accent,
}: Seeds) => `/* The brand's colors, type, shapes and motion, as a Tailwind theme. Made by
     npm run content -- theme --colour '${primary}'${accent ? ` --accent '${accent}'` : ''}
   and yours to edit: \`npm run content -- check\` names each text that can no longer be read. */
`;

const fontFace = ({ family, file }: ThemeFont) => `@font-face {
  font-family: "${family}";
  src: url("@content/${file}") format("woff2");
  font-weight: 100 900;
  font-display: optional;
}
`;

const SYSTEM_FONTS =
  'system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Helvetica Neue, Arial, sans-serif';

/** Groups of colors in the order of the file, each with the beginning of its names. */
const GROUPS = [
  [
    'The brand’s color. White text is readable on 600 and darker steps, 700 is text on a tint.',
    'primary-',
  ],
  ['The accent, for the one action that matters on a screen.', 'secondary-'],
  ['Text and lines, with a trace of the brand’s color.', 'ink'],
  ['What pages are on: paper, and sections beside it.', 'paper hairline dawn morning earth'],
  ['Tops of pages, by day and at night, and their text.', 'sky- horizon night'],
  ['What has succeeded, and errors.', 'success danger'],
  ['Where the system is dark: see `app/styles/dark.css`.', 'dark-'],
] as const;

function tokens(palette: Palette, font: ThemeFont | undefined): string {
  const blocks = GROUPS.map(([comment, starts]) => {
    const names = [...palette.keys()].filter((name) =>
      starts.split(' ').some((start) => name.startsWith(start)),
    );
    const lines = names.map((name) => `  --color-${name}: ${oklchOf(palette.get(name) as Oklch)}`);
    return `  /* ${comment} */\n${lines.join('\n')}\n`;
  });
  const [r, g, b] = channelsOf(palette.get('primary-950') as Oklch);
  const shadow = (opacity: number) => `rgb(${r} ${g} ${b} / ${opacity}%)`;
  const fonts = font ? `"${font.family}", ${SYSTEM_FONTS}` : SYSTEM_FONTS;
  return `  --color-*: initial;
  --color-white: #ffffff;
  --color-transparent: transparent;
  --color-current: currentColor;

${blocks.join('\n')}
  --font-sans: ${fonts};
  --font-heading: ${fonts};
  --font-weight-semibold: initial;

${shapes(shadow)}`;
}

/** `oklch(…); /* #0b6e4f *\/` */
function oklchOf(color: Oklch): string {
  const { l, c, h = 0 } = color;
  const rounded = [`${(l * 100).toFixed(3)}%`, c.toFixed(5), c === 0 ? '0' : h.toFixed(2)];
  return `oklch(${rounded.join(' ')}); /* ${hexOf(color)} */`;
}

const channelsOf = (color: Oklch): number[] =>
  (hexOf(color).match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));

const shapes = (shadow: (opacity: number) => string) => `  --text-xs: 0.8125rem;
  --text-xs--line-height: 1.45;
  --text-sm: 0.9375rem;
  --text-sm--line-height: 1.5;
  --text-base: 1.0625rem;
  --text-base--line-height: 1.6;
  --text-lg: clamp(1.125rem, 1.55vw, 1.3125rem);
  --text-lg--line-height: 1.5;
  /* Headings grow no wider than the window where the browser's letters are large. */
  --text-xl: clamp(min(1.3rem, 9.5vw), 1.9vw, 1.5rem);
  --text-xl--line-height: 1.2;
  --text-2xl: clamp(min(1.75rem, 10vw), 2.6vw, 2.125rem);
  --text-2xl--line-height: 1.14;
  --text-3xl: clamp(min(2.125rem, 11vw), 4.2vw, 3.5rem);
  --text-3xl--line-height: 1.06;
  --text-4xl: clamp(min(2.5rem, 12.5vw), 5.6vw, 4.5rem);
  --text-4xl--line-height: 1.03;

  --radius-inner: 12px;
  --radius-card: 20px;
  --radius-panel: 28px;
  --shadow-float: 0 2px 4px ${shadow(6)}, 0 24px 56px -16px ${shadow(32)};
  --shadow-card: 0 1px 2px ${shadow(6)}, 0 8px 24px -8px ${shadow(14)};
${MOTION}
  --breakpoint-sm: 40rem;
  --breakpoint-md: 48.75rem;
  --breakpoint-lg: 62.5rem;
`;
