/** The gallery of components is a development tool, so the product's build omits it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productBuild } from '#scripts/build.mjs';

test('the build contains nothing of the gallery', () => {
  const { folder } = productBuild;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(
      /routes\/gallery|\bgallery-|\.examples(-|\.tsx)/i,
    );
  }
});
