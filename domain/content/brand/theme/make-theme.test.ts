import { parse, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { contrastProblems } from '#domain/content/pack/theme-check.ts';
import { declarationsIn } from '#domain/content/pack/theme-colors.ts';
import { numbersFrom } from '#tests/numbers-from.ts';
import { appColorsOf, makeTheme } from './make-theme.ts';

/** The ends of every scale: no color, all of it, and the lightest that a screen shows. */
const EXTREMES = [
  ...['#000000', '#ffffff', '#808080', '#010203', '#fefefe'],
  ...['#eaff00', '#00ff00', '#00ffff', '#ff00ff', '#ff0000', '#0000ff', '#ffff00'],
  ...['#ffd6e0', '#d6f5e3', '#e8e4ff', '#fff4cc', '#0a2540', '#0b6e4f', '#7a1fa2'],
];
const THEMES = 300;

function randomSeeds(): string[] {
  const next = numbersFrom(68);
  const channel = () =>
    Math.floor(next() * 256)
      .toString(16)
      .padStart(2, '0');
  const color = () => `#${channel()}${channel()}${channel()}`;
  return Array.from({ length: THEMES - EXTREMES.length }, color);
}

test(`every pair of ${THEMES} themes can be read, on light and on dark pages`, async () => {
  const seeds = [...EXTREMES, ...randomSeeds()];
  const failed: string[] = [];
  for (const [index, primary] of seeds.entries()) {
    // Every second theme also has an accent, from the other end of the list.
    const accent = index % 2 ? seeds.at(-index) : undefined;
    const problems = await contrastProblems(makeTheme({ primary, accent }));
    failed.push(
      ...problems.map(({ field, message }) => `${primary} ${accent}: ${field} ${message}`),
    );
  }
  expect(failed).toEqual([]);
}, 120_000);

const colorIn = (css: string, name: string) => declarationsIn(css).get(`--color-${name}`)?.value;

test('buttons have the brand’s own color if white text is readable on it', () => {
  const css = makeTheme({ primary: '#0b6e4f', accent: '#b3261e' });
  expect(css).toMatch(/--color-primary-600: oklch\([^)]+\); \/\* #0b6e4f \*\//);
  expect(css).toMatch(/--color-secondary-600: oklch\([^)]+\); \/\* #b3261e \*\//);
});

test('a lighter color is the middle of its ramp, and buttons are darker', () => {
  const css = makeTheme({ primary: '#2ea3f2' });
  expect(css).toMatch(/--color-primary-500: oklch\([^)]+\); \/\* #2ea3f2 \*\//);
  const button = parse(colorIn(css, 'primary-600') ?? '');
  expect(wcagContrast(button ?? '', '#fff')).toBeGreaterThanOrEqual(4.5);
});

test.each(['#808080', 'white', 'black'])('%s has neutrals without a tint', (primary) => {
  const css = makeTheme({ primary });
  for (const name of ['ink', 'paper', 'primary-500', 'dark-paper']) {
    expect(colorIn(css, name), name).toMatch(/^oklch\([\d.]+% 0\.00000 0\)$/);
  }
});

const hueOf = (primary: string, name: string, accent?: string) =>
  Number(/ ([\d.]+)\)$/.exec(colorIn(makeTheme({ primary, accent }), name) ?? '')?.[1]);

test('the accent is another hue than the brand’s', () => {
  expect(hueOf('#0b6e4f', 'secondary-600')).toBeCloseTo(42, -1);
  expect(hueOf('#d63c00', 'secondary-600')).toBeCloseTo(255, -1);
});

test.each(['#0a73c2', '#0b6e4f', '#808080'])('errors are red beside the accent %s', (accent) => {
  expect(hueOf('#d63c00', 'danger', accent)).toBe(27);
});

test('is the same text each time, and names its colors', () => {
  const seeds = { primary: '#7a1fa2', accent: 'teal' };
  const css = makeTheme(seeds);
  expect(makeTheme(seeds)).toBe(css);
  expect(css).toContain("theme --colour '#7a1fa2' --accent 'teal'");
  expect(css).not.toContain('@font-face');
  expect(
    makeTheme({ primary: '#123456', font: { family: 'Sans', file: 'media/fonts/a.woff2' } }),
  ).toContain('src: url("@content/media/fonts/a.woff2") format("woff2")');
  expect(Object.values(appColorsOf(seeds))).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^#[\dA-F]{6}$/)),
  );
});

test('refuses a text that is no color', () => {
  expect(() => makeTheme({ primary: 'fjord' })).toThrow(
    '"fjord" is not a color: write it as #0b6e4f',
  );
});
