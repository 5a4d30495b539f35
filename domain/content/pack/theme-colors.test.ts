import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '#domain/content/pack-files/index.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { readThemeColors } from './theme-colors.ts';

/** Reads the colors of the tests' pack with another declaration of `sky-low`. */
function withSkyLow(declaration: string) {
  const pack = copyOfPack();
  editFile(pack, 'theme.css', /--color-sky-low: [^;]+;/, declaration);
  return readThemeColors(pack);
}

const [PALE, SKY] = [
  [221, 240, 252],
  [175, 223, 246],
];

test.each([
  ['oklch(94.47% 0.0259 235.35 / 1)', PALE],
  ['oklch(0.9447 0.0259 235.35)', PALE],
  ['rgb(221, 240, 252)', PALE],
  ['rgb(221 240 252)', PALE],
  ['#DDF0FC', PALE],
  ['#def', [221, 238, 255]],
  ['white', [255, 255, 255]],
  ['var(--color-primary-200)', SKY],
  ['red; --color-sky-low: #ddf0fc', PALE],
  ['#ddf0fc; /* --color-sky-low: red */', PALE],
  // Outside the sRGB gamut.
  ['oklch(70% 0.4 150)', [0, 214, 0]],
])('reads the color %s', async (value, color) => {
  expect((await withSkyLow(`--color-sky-low: ${value};`)).skyLow).toEqual(color);
});

test.each(['bluish', 'var(--color-nobody)', 'var(--color-sky-low)'])(
  'reports "%s" with its line',
  async (value) => {
    const lines = readFileSync(join(copyOfPack(), 'theme.css'), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes('--color-sky-low:')) + 1;
    const error = await withSkyLow(`--color-sky-low: ${value};`).catch((problem) => problem);
    expect(error).toBeInstanceOf(ContentError);
    expect(String(error)).toContain(
      `theme.css:${line} --color-sky-low: must be a color, as oklch(), rgb() or #rrggbb`,
    );
  },
);

test('reports a missing color', async () => {
  const error = await withSkyLow('').catch((problem) => problem);
  expect(error).toBeInstanceOf(ContentError);
  expect(String(error)).toContain('theme.css:1 --color-sky-low: is missing');
});
