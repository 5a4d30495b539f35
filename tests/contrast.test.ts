/** Which text may stand on which ground, computed from the brand's tokens: WCAG 2.2 AA. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { PACK } from './pack.ts';

/** Ground to the colours of body text on it: at least 4.5:1. */
const TEXT: Readonly<Record<string, string>> = {
  white:
    'ink ink-700 ink-600 primary-600 primary-700 primary-800 primary-900 primary-950 secondary-600 secondary-700 earth success',
  paper:
    'ink ink-700 ink-600 primary-600 primary-700 primary-800 primary-900 primary-950 secondary-600 secondary-700 earth success',
  'primary-50': 'ink ink-700 ink-600 primary-700 primary-800 primary-900 primary-950',
  'primary-100': 'ink ink-700 ink-600 primary-700 primary-800 primary-900 primary-950',
  'primary-200': 'ink ink-700 primary-700 primary-800 primary-900 primary-950',
  'primary-600': 'white',
  'primary-700': 'white',
  'primary-800': 'white primary-100 primary-200',
  'primary-900': 'white primary-100 primary-200 primary-300 night-soft',
  'primary-950': 'white primary-100 primary-200 primary-300 night-soft',
  'secondary-50': 'ink ink-700 secondary-700 secondary-800 earth',
  'secondary-100': 'ink ink-700 secondary-700 earth',
  'secondary-600': 'white',
  'secondary-700': 'white',
  'ink-200': 'ink ink-700',
  morning: 'ink ink-700 primary-700 primary-800 primary-900 primary-950',
  dawn: 'ink ink-700 primary-900 primary-950 secondary-700 earth',
  ink: 'white primary-200 primary-300 night-soft',
  night: 'white primary-100 primary-200 primary-300 night-soft',
  success: 'white',
  'success-100': 'success ink',
  'sky-high': 'ink primary-950',
  'sky-low': 'ink ink-700 primary-700 primary-900 primary-950',
  horizon: 'ink ink-700 primary-700 primary-900 primary-950',
  'night-high': 'white primary-100 primary-200 night-soft',
  'night-low': 'white',
};

/** Ground to what only has to be seen, borders of fields and focus rings: at least 3:1. */
const SEEN: Readonly<Record<string, string>> = {
  white: 'ink-400 primary-700',
  paper: 'ink-400 primary-700',
  morning: 'primary-700',
  dawn: 'primary-700',
  'sky-high': 'primary-700',
  'sky-low': 'primary-700',
  'primary-900': 'primary-300',
  'primary-950': 'primary-300',
  night: 'primary-300',
  ink: 'primary-300',
  'night-low': 'white',
};

const theme = readFileSync(join(PACK, 'theme.css'), 'utf8');
const tokens = new Map(
  [...theme.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

function colour(name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`The theme has no --color-${name}`);
  return value;
}

const pairs = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([ground, texts]) =>
    texts.split(' ').map((text) => [text, ground]),
  );

describe('contrast', () => {
  test.each(pairs(TEXT))('%s can be read on %s', (text, ground) => {
    expect(wcagContrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(SEEN))('%s can be seen on %s', (mark, ground) => {
    expect(wcagContrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
  });
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
      .filter((name) => tokens.has(name));
  const [ground] = named('bg');
  if (!ground) return [];
  const allowed = (TEXT[ground] ?? '').split(' ');
  return named('text').flatMap((text) => (allowed.includes(text) ? [] : [`${text} on ${ground}`]));
}
