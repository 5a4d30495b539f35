/** Compares what the schemas of copy call prose with a complete pack. */
import { expect, test } from 'vitest';
import { isProse, text } from '#contract/prose.ts';
import { PACK } from '#tests/pack.ts';
import { builtInFiles, readBuiltInCopy, schemaOf } from './built-in-copy.ts';

/** Every string of a value, with its path. */
function strings(value: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    strings(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const allStrings = builtInFiles(PACK).flatMap((file) => {
  const schema = schemaOf(file);
  if (!schema) throw new Error(`${file} has no schema`);
  return strings(readBuiltInCopy(PACK, file)).map(([path, value]) => ({
    name: `${file} ${path.map(String).join('.')}`,
    value,
    isProse: isProse(schema, path),
  }));
});

test('paths, URLs and file names are not prose', () => {
  const wrong = allStrings.filter(
    ({ isProse, value }) => isProse && /^(\/|https?:|media\/)/.test(value),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a text of several words is prose', () => {
  const wrong = allStrings.filter(
    ({ isProse, value }) => !isProse && /\p{L} \p{L}+ \p{L}/u.test(value),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('most strings are prose', () => {
  expect(allStrings.filter(({ isProse }) => isProse).length).toBeGreaterThan(1000);
  expect(isProse(text, [])).toBe(true);
  expect(isProse(text, ['title'])).toBe(false);
});
