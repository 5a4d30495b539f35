import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './site.ts';

test.use({ expectedMessages: /status of 404 / });

test('the built site has no gallery', async ({ request }) => {
  for (const path of ['/ui', '/ui/button']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the build has nothing of the gallery in it', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(readFileSync(join('build', file), 'utf8'), file).not.toMatch(
      /gallery|\.examples(-|\.tsx)/i,
    );
  }
});
