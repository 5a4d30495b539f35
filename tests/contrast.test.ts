/** Which text may stand on which ground, computed from the brand's tokens: WCAG 2.2 AA. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEXT_ON } from '#domain/content/pack/contrast-pairs.ts';
import { contrastProblems } from '#domain/content/pack/theme-check.ts';
import { declarationsIn } from '#domain/content/pack/theme-colours.ts';
import { PACK } from './pack.ts';

const theme = readFileSync(join(PACK, 'theme.css'), 'utf8');
const tokens = declarationsIn(theme);

test('each pair of the theme has the contrast that it needs', async () => {
  expect(await contrastProblems(theme)).toEqual([]);
});

test('where one class list names a text colour and a ground, the pair is allowed', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const strange = files
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const code = readFileSync(join('app', name), 'utf8');
      const lists = code.match(/(['"`])(?:(?!\1)[^\n])*\1/g) ?? [];
      return lists.flatMap(pairsIn).map((pair) => `${name}: ${pair}`);
    });
  expect(strange).toEqual([]);
});

/** Pairs without a prefix (`hover:`) or a share of opacity (`/50`), whose result axe sees. */
function pairsIn(classes: string): string[] {
  const named = (kind: string) =>
    [...classes.matchAll(new RegExp(`(?<=^.|\\s)${kind}-([a-z]+(?:-\\w+)*)(?=.$|\\s)`, 'g'))]
      .map(([, name = '']) => name)
      .filter((name) => tokens.has(`--color-${name}`));
  const [ground] = named('bg');
  if (!ground) return [];
  const allowed = (TEXT_ON[ground] ?? '').split(' ');
  return named('text').flatMap((text) => (allowed.includes(text) ? [] : [`${text} on ${ground}`]));
}
