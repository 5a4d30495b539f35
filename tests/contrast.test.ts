/** Text and background colors of the brand meet WCAG 2.2 AA. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEXT_COLORS_BY_BACKGROUND } from '#domain/content/pack/contrast-pairs.ts';
import {
  DARK_BACKGROUNDS,
  DARK_COLORS,
  DARK_NAMES,
  DARK_TEXTS,
  DUSK,
  NIGHT_SKY,
} from '#domain/content/pack/dark-colors.ts';
import { contrastProblems } from '#domain/content/pack/theme-check.ts';
import { declarationsIn } from '#domain/content/pack/theme-colors.ts';
import { PACK } from './pack.ts';

const themeOf = (pack: string) => readFileSync(join(pack, 'theme.css'), 'utf8');
const tokens = declarationsIn(themeOf(PACK));

/** The tests' pack sets no dark colors, so dark pages use colors of its ramps. */
test.each([PACK, 'content'])('each pair of %s has sufficient contrast', async (pack) => {
  expect(await contrastProblems(themeOf(pack))).toEqual([]);
});

test('finds low contrast on dark pages, and in the shade of dusk', async () => {
  const dark = '--color-dark-surface: #789; --color-dark-dusk: #fff; }';
  const problems = await contrastProblems(themeOf(PACK).replace(/\}\s*$/, dark));
  const messages = problems.map(({ field, message }) => `${field} ${message}`);
  expect(messages).toContainEqual(
    expect.stringMatching(/^--color-primary-300 .* on --color-dark-surface; 4\.5 is needed/),
  );
  expect(messages).toContainEqual(
    expect.stringMatching(
      /^--color-primary-50 .* on --color-sky-low at dusk \(--color-dark-dusk\)/,
    ),
  );
});

test('dark.css has the colors that are checked', () => {
  const css = readFileSync('app/styles/dark.css', 'utf8');
  const varOf = (names: readonly string[]) =>
    names.toReversed().reduce((value, name) => `var(--color-${name}${value && `, ${value}`})`, '');
  const expected = Object.entries({
    color: DARK_COLORS,
    'background-color': DARK_BACKGROUNDS,
    'text-color': DARK_TEXTS,
  }).flatMap(([kind, uses]) =>
    Object.entries(uses).map(([name, names]) => `--${kind}-${name}: ${varOf(names)};`),
  );
  const blocks = css.split(':root:root {')[1] ?? '';
  const declared = blocks.match(/--(?:(?:background|text)-)?color-[\w-]+: [^;]+;/g) ?? [];
  expect(declared).toEqual(expected);
  expect(css).toContain(`--dusk: ${varOf(DUSK)};`);
  const [, sky = ''] = readFileSync('app/styles/backgrounds.css', 'utf8').split('@utility starlit');
  const [rule] = sky.split('@utility');
  expect([...NIGHT_SKY].filter((name) => !rule?.includes(`var(--color-${name})`))).toEqual([]);
  const own = new Set(css.match(/(?<=--color-)dark-[\w-]+(?=,)/g));
  expect([...own].toSorted()).toEqual([...DARK_NAMES].toSorted());
});

test('class lists combine only allowed text and background colors', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const problems = files
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const code = readFileSync(join('app', name), 'utf8');
      const lists = code.match(/(['"`])(?:(?!\1)[^\n])*\1/g) ?? [];
      return lists.flatMap(pairsIn).map((pair) => `${name}: ${pair}`);
    });
  expect(problems).toEqual([]);
});

/** Pairs without a variant (`hover:`) or an opacity (`/50`); axe checks those. */
function pairsIn(classes: string): string[] {
  const named = (kind: string) =>
    [...classes.matchAll(new RegExp(`(?<=^.|\\s)${kind}-([a-z]+(?:-\\w+)*)(?=.$|\\s)`, 'g'))]
      .map(([, name = '']) => name)
      .filter((name) => tokens.has(`--color-${name}`));
  const [background] = named('bg');
  if (!background) return [];
  const allowed = (TEXT_COLORS_BY_BACKGROUND[background] ?? '').split(' ');
  return named('text').flatMap((text) =>
    allowed.includes(text) ? [] : [`${text} on ${background}`],
  );
}
