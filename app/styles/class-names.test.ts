import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A name that ends in a hyphen is completed by the interpolation, and has its own CSS. */
const TOUCHING = /className=\{`[^`]*?[^\s`}-]\$\{/g;

test('a space precedes each interpolation: otherwise Tailwind makes no CSS for the class', () => {
  const touching = globSync('{app,console}/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TOUCHING)].map(([text]) => `${file}: ${text}`),
  );
  expect(touching).toEqual([]);
});
