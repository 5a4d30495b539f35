/**
 * Checks the contrast of text and backgrounds in light and dark mode with the colors of each pack.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Color, converter, interpolate, parse, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { PACK } from '#tests/pack.ts';

const PACKS = [PACK, 'content'];
const MODES = ['light', 'dark'] as const;

/** Background to the texts on it: at least 4.5:1. */
const TEXT: Readonly<Record<string, string>> = {
  background: 'text text-quiet accent danger warning success',
  surface: 'text text-quiet accent danger warning success violet',
  raised: 'text text-quiet accent danger',
  sunken: 'text text-quiet accent danger',
  rail: 'text text-quiet accent',
  'rail-active': 'text accent',
  'accent-tint': 'on-accent-tint text',
  'danger-tint': 'danger text',
  'warning-tint': 'warning text',
  'success-tint': 'success text',
  'violet-tint': 'violet text',
  toast: 'on-toast',
  'accent-solid': 'white',
  'accent-solid-hover': 'white',
  action: 'white',
  'action-hover': 'white',
  'danger-solid': 'white',
};

/** Background to non-text marks (borders of fields, focus, buttons): at least 3:1. */
const SEEN: Readonly<Record<string, string>> = {
  background: 'line-strong focus accent-solid action danger-solid',
  surface: 'line-strong focus accent-solid action danger-solid',
  raised: 'line-strong focus',
  sunken: 'focus',
  rail: 'focus accent',
};

const declarationsIn = (css: string) =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );

const own = declarationsIn(readFileSync('console/styles/colors.css', 'utf8'));
const toRgb = converter('rgb');

/** The arguments between the outer parentheses, split at commas. */
function argumentsIn(text: string): string[] {
  const inner = text.slice(text.indexOf('(') + 1, -1);
  const parts = [''];
  let depth = 0;
  for (const character of inner) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** Resolves a color as a browser does. @throws Error if it is not a color */
function computed(value: string, mode: (typeof MODES)[number], pack: Map<string, string>): Color {
  const parts = argumentsIn(value);
  if (value.startsWith('light-dark(')) {
    return computed(parts[mode === 'light' ? 0 : 1] ?? '', mode, pack);
  }
  if (value.startsWith('var(')) {
    const name = (parts[0] ?? '').slice(2);
    return computed(own.get(name) ?? pack.get(name) ?? `no ${name}`, mode, pack);
  }
  if (value.startsWith('color-mix(in oklab,')) {
    const [, first = '', second = ''] = parts;
    const [, color = '', share = ''] = /^(.*) ([\d.]+)%$/.exec(first) ?? [];
    const ends = [computed(second, mode, pack), computed(color, mode, pack)];
    return interpolate(ends, 'oklab')(Number(share) / 100);
  }
  const color = parse(value);
  if (!color) throw new Error(`${value} is no color`);
  return toRgb(color);
}

const pairs = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([background, marks]) =>
    marks.split(' ').map((foreground) => [foreground, background] as const),
  );

describe.each(PACKS)('with the colors of %s', (folder) => {
  const pack = declarationsIn(readFileSync(join(folder, 'theme.css'), 'utf8'));
  const ratio = (foreground: string, background: string, mode: (typeof MODES)[number]) => {
    const [upper, lower] = [foreground, background].map((name) =>
      computed(name === 'white' ? 'white' : `var(--${name})`, mode, pack),
    );
    return wcagContrast(upper ?? '', lower ?? '');
  };

  describe.each(MODES)('in %s mode', (mode) => {
    test.each(pairs(TEXT))('%s text is readable on %s', (foreground, background) => {
      expect(ratio(foreground, background, mode)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(pairs(SEEN))('%s is visible on %s', (foreground, background) => {
      expect(ratio(foreground, background, mode)).toBeGreaterThanOrEqual(3);
    });
  });
});

const COLOR = new RegExp(
  `(?:^|[\\s:"'\`])(?:text|bg)-(?:white|${[...own.keys()].filter((name) => !name.startsWith('color-')).join('|')})\\b`,
);

test('buttons take their colors from their tone, because the order of other color classes is undefined', () => {
  const buttons = globSync('console/**/*.tsx').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/<(?:Button|ButtonLink|IconButton)\b[\s\S]*?(?<!=)>/g),
    ].map(([tag]) => ({
      file,
      className: /className=(?:"([^"]*)"|\{`([^`]*)`)/.exec(tag)?.[0] ?? '',
    })),
  );
  expect(buttons.length).toBeGreaterThan(100);
  expect(buttons.filter(({ className }) => COLOR.test(className))).toEqual([]);
  expect(COLOR.test('className="text-on-toast hover:bg-white/12"')).toBe(true);
});

test('computes mixes and light-dark values', () => {
  const pack = new Map([['color-white', 'white']]);
  const gray = computed('color-mix(in oklab, var(--color-white) 50%, black)', 'light', pack);
  expect(wcagContrast(gray, 'white')).toBeGreaterThan(3);
  expect(wcagContrast(gray, 'black')).toBeGreaterThan(3);
  expect(computed('light-dark(white, black)', 'dark', pack)).toEqual(toRgb(parse('black') ?? ''));
});
