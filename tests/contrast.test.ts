/** Text and background colors of the brand meet WCAG 2.2 AA. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEXT_COLORS_BY_BACKGROUND } from '#domain/content/pack/contrast-pairs.ts';
import { contrastProblems } from '#domain/content/pack/theme-check.ts';
import { declarationsIn } from '#domain/content/pack/theme-colors.ts';
import { PACK } from './pack.ts';

const theme = readFileSync(join(PACK, 'theme.css'), 'utf8');
const tokens = declarationsIn(theme);

test('each pair of the theme has sufficient contrast', async () => {
  expect(await contrastProblems(theme)).toEqual([]);
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
